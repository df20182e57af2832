import type { CDPSession, Page } from '@playwright/test';

/** A Korean keyboard, as the browser's own input method would speak. Keys are trusted events. */
export class KoreanKeyboard {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async plugIn(page: Page): Promise<KoreanKeyboard> {
    return new KoreanKeyboard(await page.context().newCDPSession(page));
  }

  /** A syllable as it grows; it stays in composition. */
  async composes(...stages: string[]): Promise<void> {
    for (const text of stages)
      await this.#session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
  }

  /** The syllable is done. */
  async commits(text: string): Promise<void> {
    await this.#session.send('Input.insertText', { text });
  }

  /** Enter while a syllable is being made: the input method keeps the key, and the syllable ends. */
  async pressesEnterAtTheEndOf(text: string, { alsoPlain = false } = {}): Promise<void> {
    const key = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await this.commits(text);
    if (alsoPlain) {
      const plain = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
      await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...plain });
    }
    await this.#session.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13,
    });
  }

  async pressesEscapeWhileComposing(): Promise<void> {
    const key = { key: 'Process', code: 'Escape', windowsVirtualKeyCode: 229 };
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }

  /** A letter key in Hangul mode outside of any field: the code is physical, the key is a jamo. */
  async holds(code: string, jamo: string, until: () => Promise<void>): Promise<void> {
    const key = { key: jamo, code, windowsVirtualKeyCode: 229 };
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await until();
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }
}
