import { expect, type Locator, type Page } from '@playwright/test';

/** The lesson page: reading, writing code, running and submitting it. */
export class LessonDesk {
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
    await this.#page.getByRole('button', { name: '다 읽었어요!' }).click();
  }

  /** Turns to the code where the screen has room for one side only. */
  async turnsToCode(): Promise<void> {
    const side = this.#page.getByRole('radio', { name: '코드' });
    await this.#page
      .getByRole('region', { name: '문제' })
      .or(this.editor)
      .first()
      .waitFor({ state: 'attached' });
    if (await side.isVisible()) await side.click();
    await expect(this.editor).toBeVisible();
  }

  /** Replaces what is in the editor, as one paste. */
  async writes(source: string): Promise<void> {
    await this.turnsToCode();
    await this.editor.click();
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(source);
  }

  /** What the last run printed. */
  get output(): Locator {
    return this.#page.locator('output');
  }

  async runs({ input }: { readonly input: string }): Promise<void> {
    await this.#page.getByLabel('실행할 때 들어갈 입력').fill(input);
    await this.#page.getByRole('button', { name: '실행하기' }).click();
  }

  async submits(): Promise<void> {
    await this.submitButton.click();
  }

  async returnsToWorld(): Promise<void> {
    await this.#page.getByRole('link', { name: '세계로 돌아가기' }).first().click();
  }
}
