// The table as text and controls, for screen readers, for keyboards and for tests.
//
// The game says what there is (`spades:mirror`), this file makes real elements of it and tells the game what was pressed
// (`spades:press`). README.md has the whole agreement.

import { tell } from "./tabs.js";

const region = document.getElementById("mirror");
const log = document.getElementById("say");

/** So many lines of the log stay; more would only be read again. */
const REMEMBERED = 30;

/** Listens to the game. */
export function startMirror() {
  document.addEventListener("spades:mirror", ({ detail }) => {
    const mirror = JSON.parse(detail);
    show(mirror);
    const scores = mirror.groups?.find(({ id }) => id === "scores")?.items ?? [];
    tell({ title: mirror.title ?? "", scores: scores.map(({ text }) => text) });
  });
}

function show({ screen, title, groups = [], say = [] }) {
  region.dataset.screen = screen;
  document.title = title ? `${title} – Spades` : "Spades";
  const focused = region.contains(document.activeElement) ? document.activeElement : null;
  const parts = [{ id: "title", title }, ...groups];
  arrange(region, parts, (part) => (part.id === "title" ? "h1" : "section"), fillGroup);
  if (focused && !focused.isConnected) firstControl().focus();
  for (const line of say) announce(line);
}

/** Where the keyboard goes when the control that it was on is gone: to what can be done now. */
function firstControl() {
  const act = region.querySelector('[data-id="act"] :is(button:not([aria-disabled="true"]), input, select)');
  return act ?? region;
}

function announce(line) {
  const paragraph = document.createElement("p");
  paragraph.textContent = line;
  log.append(paragraph);
  while (log.children.length > REMEMBERED) log.firstChild.remove();
}

/** Makes the children of `parent` those of `items`, keeping elements by their id so that the focus stays where it is. */
function arrange(parent, items, tagOf, fill) {
  const old = new Map([...parent.children].map((child) => [child.dataset.id, child]));
  let place = parent.firstChild;
  for (const item of items) {
    const tag = tagOf(item);
    let element = old.get(item.id);
    if (element?.localName !== tag) {
      element?.remove();
      if (element === place) place = null;
      element = document.createElement(tag);
      element.dataset.id = item.id;
    }
    old.delete(item.id);
    fill(element, item);
    if (place !== element) parent.insertBefore(element, place);
    place = element.nextSibling;
  }
  for (const gone of old.values()) gone.remove();
}

function fillGroup(element, { id, title, items = [] }) {
  if (id === "title") {
    setText(element, title ?? "Spades");
    return;
  }
  // Controls have ids of their own; lines are counted.
  let lines = 0;
  const parts = items.map((item) => (item.id ? item : { id: `text-${lines++}`, line: item.text }));
  if (title) parts.unshift({ id: "heading", heading: title });
  const tagOf = (part) => (part.heading ? "h2" : part.line !== undefined ? "p" : isButton(part) ? "button" : "label");
  element.setAttribute("aria-label", title ?? id);
  arrange(element, parts, tagOf, (child, part) => {
    const text = part.heading ?? part.line;
    if (text === undefined) fillControl(child, part);
    else setText(child, text);
  });
}

const isButton = ({ kind = "button" }) => kind === "button" || kind === "toggle";

function fillControl(element, control) {
  if (isButton(control)) fillButton(element, control);
  else fillField(element, control);
}

function fillButton(button, { id, label, enabled = true, why, pressed }) {
  setText(button, label);
  button.type = "button";
  // Not `disabled`: a control that cannot be used now can still be found, and says why.
  toggleAttribute(button, "aria-disabled", enabled ? null : "true");
  toggleAttribute(button, "aria-description", enabled ? null : why);
  toggleAttribute(button, "aria-pressed", pressed === undefined ? null : String(pressed));
  button.onclick = () => {
    if (enabled) press(id);
    else if (why) announce(why);
  };
}

function fillField(label, control) {
  const { id, kind, enabled = true, value } = control;
  const tag = kind === "choice" ? "select" : "input";
  let field = label.querySelector(tag);
  if (!field) {
    field = document.createElement(tag);
    label.replaceChildren(document.createElement("span"), field);
  }
  setText(label.firstChild, control.label);
  field.disabled = !enabled;
  if (kind === "choice") {
    const options = control.options.map(({ value, label }) => ({ id: value, label }));
    arrange(field, options, () => "option", (option, { id, label }) => {
      setText(option, label);
      option.value = id;
    });
  } else {
    field.type = kind === "range" ? "range" : "text";
    for (const name of ["min", "max", "step", "maxlength"]) toggleAttribute(field, name, control[name]);
    toggleAttribute(field, "aria-valuetext", control.text);
  }
  // What is being typed is not overwritten.
  if (document.activeElement !== field || kind !== "text") field.value = value;
  field.onchange = () => press(id, field.value);
  field.onkeydown = ({ key }) => key === "Enter" && kind === "text" && press(id, field.value, true);
}

function press(id, value = null, done = false) {
  document.dispatchEvent(new CustomEvent("spades:press", { detail: JSON.stringify({ id, value, done }) }));
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function toggleAttribute(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
