// Texts of the page, from its file in `assets/i18n`: the page gets a module of plain strings, and doesn't parse Fluent.

/** Converts a name such as "not-loaded" to camel case. */
const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Escapes text for a template literal. */
const escape = (text) => text.replace(/\\|`|\$\{/g, "\\$&");

/** The texts of a Fluent file with entries of one line each: `page-not-loaded = …` is `notLoaded`. */
export class Words {
  constructor(source) {
    this.entries = new Map();
    for (const line of source.split("\n")) {
      if (!line.trim() || line.startsWith("#")) continue;
      const [, id, text] = /^page-(\S+) = (.*)$/.exec(line) ?? [];
      const plain = text?.replace(/\{ *\$[\w-]+ *\}/g, "");
      if (!id || /[{}]/.test(plain)) throw new Error(`not an entry of one line, with nothing but variables: ${line}`);
      this.entries.set(camel(id), text);
    }
  }

  /** Returns the module: a string for each entry, or a function of its variables. */
  module() {
    const lines = [...this.entries].map(([name, text]) => {
      // Text and variables alternate.
      const parts = text.split(/\{ *\$([\w-]+) *\}/);
      const variables = parts.filter((_, index) => index % 2);
      const literal = parts.map((part, index) => (index % 2 ? `\${${part}}` : escape(part))).join("");
      return `  ${name}: ${variables.length ? `(${variables.join(", ")}) => ` : ""}\`${literal}\`,\n`;
    });
    return `export const words = {\n${lines.join("")}};\n`;
  }

  /** Fills in `{{words.notLoaded}}` in a page or a script. */
  fill(source) {
    return source.replace(/\{\{words\.(.*?)\}\}/g, (_, name) => {
      const text = this.entries.get(name);
      // It may be within an attribute, or within a string of a script or of JSON.
      if (text === undefined || /["<&\\{]/.test(text)) throw new Error(`page.ftl has no ${name}, or it would have to be escaped`);
      return text;
    });
  }
}

/** Joins the files of a language without their comments, each after a line with the name of its area, as the game reads them. */
export function oneFile(areas) {
  const lines = (source) => source.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  return Object.entries(areas)
    .map(([area, source]) => `### ${area}\n${lines(source).join("\n")}\n`)
    .join("");
}

/** Returns the direction in which a language is written. */
export function directionOf(tag) {
  const locale = new Intl.Locale(tag);
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? "ltr";
}
