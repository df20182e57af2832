/** One line of words in which `…` is code; Markdown would make a paragraph of it. */
export function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
