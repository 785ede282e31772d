"use strict";

/**
 * The words of the page, by their keys.
 * @type {Map<string, string>}
 */
const words = new Map();

/**
 * A text of `#script-words`; `count` chooses between its `.one` and `.other`.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
function say(key, values = {}) {
  const template = words.size ? null : document.querySelector("template#script-words");
  if (template instanceof HTMLTemplateElement) {
    for (const item of template.content.querySelectorAll("data")) {
      words.set(item.value, item.textContent || "");
    }
  }
  const plural = "count" in values ? `${key}.${values.count === 1 ? "one" : "other"}` : key;
  const text = words.get(plural) ?? words.get(key) ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name] ?? "";
    return value.toLocaleString(document.documentElement.lang);
  });
}

/**
 * An element with attributes (those that are functions listen to the event of that name).
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} [attributes]
 * @param {(Node | string)[]} children
 */
function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      made.addEventListener(name, value);
    } else if (value !== false && value !== "") {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  made.append(...children);
  return made;
}

/**
 * A decorative drawing of one path, or of one text.
 * @param {string} kind
 * @param {string} size
 * @param {string} path
 * @param {string} [text]
 */
function draw(kind, size, path, text) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  const shape = document.createElementNS(space, text ? "text" : "path");
  const attributes = text ? { x: "50", y: "51" } : { d: path };
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
  if (text) {
    shape.setAttribute("text-anchor", "middle");
    shape.setAttribute("dominant-baseline", "central");
    shape.textContent = text;
  }
  drawing.setAttribute("class", kind);
  drawing.setAttribute("viewBox", size);
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(shape);
  return drawing;
}

/** @param {() => void} task */
function whenReady(task) {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", task);
  else queueMicrotask(task);
}
