/** A fenced block of a Markdown page. */
export interface Block {
  readonly language: string;
  readonly code: string;
  /** Where it begins: `README.md:12`. */
  readonly place: string;
}

/** A pattern for a text in which an ellipsis stands for anything. */
export function patternOf(text: string): RegExp {
  const parts = text.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** The fenced blocks of a page; the language is the text behind the opening fence. */
export function blocksOf(page: string, text: string): Block[] {
  const fenced = /^```([^\n`]*)\n(.*?)^```[ \t]*$/gms;
  return [...text.matchAll(fenced)].map(({ 1: language = '', 2: code = '', index }) => ({
    language: language.trim(),
    code,
    place: `${page}:${text.slice(0, index).split('\n').length}`,
  }));
}
