"""Reads a page of the site into a tree of elements, with no help from the program that wrote it."""

from html.parser import HTMLParser

VOID = set("area base br col embed hr img input link meta source track wbr".split())

INLINE = set("a abbr b bdi bdo cite code del em i img mark q s small span strong sub sup".split())


class Element:
    def __init__(self, tag, attributes=(), parent=None):
        self.tag = tag
        self.pairs = [(name, value or "") for name, value in attributes]
        self.attributes = dict(self.pairs)
        self.parent = parent
        self.children = []

    def get(self, name):
        """The value of an attribute, or None."""
        return self.attributes.get(name)

    def has_class(self, name):
        return name in (self.get("class") or "").split()

    def all(self, *tags):
        """The elements below this one in document order, of these tags or of any."""
        for child in self.children:
            if isinstance(child, Element):
                if not tags or child.tag in tags:
                    yield child
                yield from child.all(*tags)

    def of_class(self, name):
        return [element for element in self.all() if element.has_class(name)]

    def first(self, *tags):
        return next(self.all(*tags), None)

    @property
    def elements(self):
        return [child for child in self.children if isinstance(child, Element)]

    @property
    def text(self):
        """What is read, white space collapsed."""
        return " ".join("".join(self._strings()).split())

    def _strings(self):
        for child in self.children:
            if isinstance(child, str):
                yield child
            elif child.tag in INLINE:
                yield from child._strings()
            else:
                yield from (" ", *child._strings(), " ")


class TreeBuilder(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.document = Element("#document")
        self.open = self.document
        self.offences = []

    def handle_starttag(self, tag, attrs):
        element = Element(tag, attrs, self.open)
        self.open.children.append(element)
        if tag not in VOID:
            self.open = element

    def handle_startendtag(self, tag, attrs):
        self.open.children.append(Element(tag, attrs, self.open))

    def handle_endtag(self, tag):
        if self.open.tag != tag:
            self.offences.append(f"</{tag}> closes <{self.open.tag}>")
        while self.open.tag not in (tag, "#document"):
            self.open = self.open.parent
        self.open = self.open.parent or self.document

    def handle_data(self, data):
        self.open.children.append(data)


def parse(text):
    """The document's tree and what is wrong with its nesting."""
    builder = TreeBuilder()
    builder.feed(text)
    builder.close()
    if builder.open is not builder.document:
        builder.offences.append(f"<{builder.open.tag}> is never closed")
    return builder.document, builder.offences
