import type { TitleDesign } from '#shared/content/titles.ts';

/** The content of a name tag. */
interface TagText {
  readonly kind: string;
  readonly name: string;
  readonly role: string | undefined;
  readonly title?: TitleDesign | undefined;
}

/** Unused elements that are kept. */
const MAX_IDLE = 32;

/** A pool of name tag elements, reused for players that come into view. */
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

  write(element: HTMLElement, { kind, name, role, title }: TagText): void {
    element.className = `world-tag world-tag-${kind}`;
    const label = document.createElement('span');
    label.textContent = name;
    element.replaceChildren(...(role === undefined ? [] : [chipOf(role)]), label);
    if (title !== undefined) element.append(ribbonOf(title));
  }

  giveBack(element: HTMLElement): void {
    element.hidden = true;
    if (this.#idle.length < MAX_IDLE) this.#idle.push(element);
    else element.remove();
  }
}

function chipOf(role: string): HTMLElement {
  const chip = document.createElement('b');
  chip.textContent = role;
  return chip;
}

/** The badge and the name of a title, on a ribbon under the name. */
function ribbonOf({ name, badge, tone }: TitleDesign): HTMLElement {
  const ribbon = document.createElement('i');
  ribbon.className = 'world-tag-title';
  ribbon.dataset['tone'] = tone;
  const picture = document.createElement('img');
  picture.src = `/ui/${badge}.svg`;
  picture.alt = '';
  ribbon.append(picture, name);
  return ribbon;
}
