# docker build -t wikigen .
# docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/wiki" wikigen build --fixtures
FROM swift:6.3-bookworm AS build
WORKDIR /source
COPY . .
RUN Scripts/setup release && Scripts/release.sh /packages

FROM debian:bookworm-slim
# Certificates for the APIs; what packs ZIM files and .br.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates zim-tools brotli \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /packages/wikigen /usr/local/bin/wikigen
# Nobody in particular: with --user the files in a mounted folder are their owner's.
USER 65532:65532
WORKDIR /wiki
ENTRYPOINT ["wikigen"]
CMD ["--help"]
