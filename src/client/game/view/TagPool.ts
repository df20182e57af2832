/** What stands on a tag. */
interface TagText {
  readonly kind: string;
  readonly name: string;
  readonly role: string | undefined;
}

/** More idle ones are let go. */
const MAX_IDLE = 32;

/** Elements of name tags, used again for whoever comes into sight: a walk through a crowd builds none. */
export class TagPool {
  readonly #parent: HTMLElement;
  readonly #idle: HTMLElement[] = [];

  constructor(parent: HTMLElement) {
    this.#parent = parent;
  }

  take(text: TagText): HTMLElement {
    const element = this.#idle.pop() ?? document.createElement('div');
    this.write(element, text);
    element.hidden = false;
    if (element.parentElement === null) this.#parent.append(element);
    return element;
  }

  write(element: HTMLElement, { kind, name, role }: TagText): void {
    element.className = `world-tag world-tag-${kind}`;
    const words = document.createElement('span');
    words.textContent = name;
    if (role === undefined) {
      element.replaceChildren(words);
      return;
    }
    const chip = document.createElement('b');
    chip.textContent = role;
    element.replaceChildren(chip, words);
  }

  giveBack(element: HTMLElement): void {
    element.hidden = true;
    if (this.#idle.length < MAX_IDLE) this.#idle.push(element);
    else element.remove();
  }
}
