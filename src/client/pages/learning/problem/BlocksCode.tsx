import { Popover } from '@base-ui/react/popover';
import { Braces } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { BlockError } from '#shared/blocks/BlockError.ts';
import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import { learningTexts } from '../texts.ts';
import styles from './ProblemWorkspace.module.css';

type CodeLanguage = 'JAVASCRIPT' | 'PYTHON';

/** The first line of code the blocks stand for; pressed, all of it in both languages. */
export function BlocksCode({ source }: { readonly source: string }) {
  const [language, setLanguage] = useState<CodeLanguage>('JAVASCRIPT');
  const code = codeOf(source, language);
  return (
    <div className={styles.strip}>
      <Popover.Root>
        <Popover.Trigger render={<Button size="small" tone="alt" icon={<Braces aria-hidden="true" />} />}>
          {learningTexts.asCode(learningTexts.languages[language])}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner side="top" align="start" sideOffset={8} className={styles.positioner}>
            <Popover.Popup className={styles.popup}>
              <Popover.Title render={<Heading level={2} />}>{learningTexts.sameInCode}</Popover.Title>
              <Chips
                label={learningTexts.language}
                options={(['JAVASCRIPT', 'PYTHON'] as const).map((value) => ({
                  value,
                  label: learningTexts.languages[value],
                }))}
                value={language}
                onChange={setLanguage}
              />
              <pre>{code}</pre>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <code>{code.split('\n').find((line) => line.trim() !== '')}</code>
    </div>
  );
}

/** The code that the child built, without helper functions; a note while a block is not finished. */
function codeOf(source: string, language: CodeLanguage): string {
  try {
    const { code, ownLines } = compileBlocks(source, language);
    const own = code.split('\n').slice(ownLines.from, ownLines.to).join('\n');
    return own.trim() === '' ? learningTexts.noCodeYet : own;
  } catch (error) {
    if (error instanceof BlockError) return error.message;
    throw error;
  }
}
