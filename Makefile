# What a person types. CI types `make check`.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help site install package test lint check soak golden bench compare format clean

PREFIX ?= /usr/local

# A terminal sees each step of a build; a log sees only what went wrong.
quiet := $(shell test -t 2 || echo --quiet)

# All tests would start at once: on two cores a server in the same process then waits for half a minute
# until it may answer, and tests of deadlines fail.
width := SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile

site: ## Build wikigen and, from the bundled sample data, the wiki in site/
	@Scripts/setup build
	@echo "Building wikigen. The first time takes some minutes."
	@swift build $(quiet) --configuration release --product wikigen
	@.build/release/wikigen build --fixtures --out site

install: ## Install wikigen and its completions below PREFIX (default /usr/local)
	@Scripts/setup build
	@swift build $(quiet) --configuration release --product wikigen
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
		"$(DESTDIR)$(PREFIX)/share/zsh/site-functions" "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 .build/release/wikigen "$(DESTDIR)$(PREFIX)/bin/wikigen"
	.build/release/wikigen --generate-completion-script bash \
		>"$(DESTDIR)$(PREFIX)/share/bash-completion/completions/wikigen"
	.build/release/wikigen --generate-completion-script zsh \
		>"$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_wikigen"
	.build/release/wikigen --generate-completion-script fish \
		>"$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/wikigen.fish"

package: ## Build the program that needs no Swift, as .build/packages/wikigen-VERSION-linux-ARCH.tar.gz
	@Scripts/setup release
	Scripts/release.sh

test: ## Run all tests: Swift's, then those in a browser
	@Scripts/setup test
	@echo "Building the tests. The first time takes some minutes."
	@swift build $(quiet) --build-tests
	$(width)=4 Scripts/in-memory.sh swift test --quiet --skip-build --disable-xctest
	WIKIGEN="$$(swift build --show-bin-path)/wikigen" Scripts/in-memory.sh .venv/bin/pytest \
		-p no:cacheprovider --numprocesses auto --dist loadgroup Tests/Browser

lint: ## Check format, imports and the other rules that a program can check
	@Scripts/setup lint
	python3 -B Scripts/lint_test.py
	python3 -B Scripts/lint.py
	python3 -B Scripts/make-fixtures.py --check
	python3 -B Scripts/make-tmdb-fixtures.py --check

check: lint test ## Everything that CI runs

soak: ## The same tests with many more cases
	@WIKIGEN_SOAK=1 $(MAKE) --no-print-directory test

golden: ## The same tests, writing the golden files anew; look at the diff
	@UPDATE_GOLDEN=1 $(MAKE) --no-print-directory test

bench: ## Measure builds of 10,000 invented films, and what their wiki asks of a browser
	@Scripts/setup test
	@swift build $(quiet) --configuration release --product wikigen
	@python3 -B Benchmarks/preview.py
	@python3 -B Benchmarks/incremental.py
	@.venv/bin/python -B Benchmarks/reading.py

compare: ## Measure wikigen and Hugo side by side
	@Scripts/setup test
	@Scripts/setup release
	@Scripts/release.sh
	@python3 -B Benchmarks/hugo.py

format: ## Format the Swift code
	@Scripts/setup build
	swift format --in-place --recursive --parallel Sources Tests Plugins Package.swift

clean: ## Remove all that was built or installed here, but not the wiki's store
	rm -rf .build .venv site
