import { expect, type Locator, type Page } from '@playwright/test';

/** The lesson page: reading, writing code, running and submitting it. */
export class LessonPageDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get editor(): Locator {
    return this.#page.getByRole('textbox', { name: '코드', exact: true });
  }

  get result(): Locator {
    return this.#page.getByRole('status', { name: '채점 결과' });
  }

  /** The words that say whether the code is safe. */
  draftSign(words: string): Locator {
    return this.#page.getByRole('status').filter({ hasText: words });
  }

  get submitButton(): Locator {
    return this.#page.getByRole('button', { name: '제출하기' });
  }

  /** Reads the document to its end, which leads on to the next content. */
  async reads(): Promise<void> {
    const code = this.#page.getByRole('region', { name: '코드', exact: true });
    const run = this.#page.getByRole('button', { name: '실행하기' });
    const next = this.#page.getByRole('button', { name: '다음', exact: true });
    const end = this.#page.getByRole('button', { name: '다 읽었어요!' });
    for (;;) {
      await next.or(end).first().waitFor();
      // A page with code is run before the next opens; its button comes with the editor.
      if (await code.isVisible()) await run.click();
      await this.#answers();
      if (await end.isVisible()) break;
      await expect(next).toBeEnabled();
      await next.click();
    }
    await end.click();
  }

  /** Tries the shells of a question, if the page has one, until one is right. */
  async #answers(): Promise<void> {
    const right = this.#page.getByRole('status').filter({ hasText: '맞아요!' });
    for (const shell of await this.#page
      .getByRole('group', { name: '고를 조개' })
      .getByRole('button')
      .all()) {
      await shell.click();
      if (await right.isVisible()) return;
    }
  }

  /** Turns to the code where the screen has room for one side only. */
  async turnsToCode(): Promise<void> {
    await this.#turnsTo(this.editor);
    await expect(this.editor).toBeVisible();
  }

  /** Blocks are code, too: what is looked for stands beside them, or behind the side with the code. */
  async #turnsTo(wanted: Locator): Promise<void> {
    const side = this.#page.getByRole('radio', { name: '코드' });
    await side.or(wanted).first().waitFor();
    if (await side.isVisible()) await side.click();
  }

  /** Replaces what is in the editor, as one paste. */
  async writes(source: string): Promise<void> {
    await this.turnsToCode();
    await this.editor.click();
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(source);
  }

  /** The output of the last run. */
  get output(): Locator {
    return this.#page.locator('output');
  }

  async runs({ input }: { readonly input: string }): Promise<void> {
    const result = this.#page.getByRole('radio', { name: '결과' });
    if (await result.isVisible()) await result.click();
    await this.#page.getByLabel('실행할 때 들어갈 입력').fill(input);
    const code = this.#page.getByRole('radio', { name: '코드' });
    if (await code.isVisible()) await code.click();
    await this.#page.getByRole('button', { name: '실행하기' }).click();
  }

  async submits(): Promise<void> {
    await this.#turnsTo(this.submitButton);
    await this.submitButton.click();
  }

  async returnsToWorld(): Promise<void> {
    await this.#page.getByRole('link', { name: '월드로 돌아가기' }).first().click();
  }
}
