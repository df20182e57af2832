/** A busy browser takes the address over late; one that was withdrawn by then is saved without its name. */
const HELD_MS = 60_000;

/** Has the browser save a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HELD_MS);
}
