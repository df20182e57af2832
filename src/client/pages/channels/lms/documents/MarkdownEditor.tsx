import { useDeferredValue, useRef } from 'react';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { documentPages } from '#shared/content/documentPages.ts';
import { MARKDOWN_LENGTH } from '#shared/contract/learning/contentFields.ts';
import { LessonPages } from '../../../learning/document/LessonPages.tsx';
import { documentTexts as texts } from './texts.ts';
import styles from './MarkdownEditor.module.css';

type Snippet = keyof typeof texts.snippets;

export interface MarkdownEditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The text of a document, and beside it the pages that pupils get of it. */
export function MarkdownEditor({ value, onChange }: MarkdownEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = useDeferredValue(value);
  const pages = documentPages(shown);
  const insert = (text: string) => {
    const at = area.current;
    if (!at) return;
    at.focus();
    // By the browser, so that it can be undone with the keys; without it the text is put in by hand.
    if (document.execCommand('insertText', false, text)) return;
    onChange(value.slice(0, at.selectionStart) + text + value.slice(at.selectionEnd));
  };
  return (
    <div className={styles.columns}>
      <Panel title={texts.body} titleTone="sea" className={styles.panel}>
        <div className={styles.tools} role="group" aria-label={texts.tools}>
          {(Object.keys(texts.snippets) as Snippet[]).map((name) => (
            <button
              key={name}
              type="button"
              className={styles.tool}
              onClick={() => insert(texts.snippets[name].text)}
            >
              {texts.snippets[name].label}
            </button>
          ))}
        </div>
        <TextAreaField
          ref={area}
          label={texts.markdown}
          hint={texts.hint}
          rows={18}
          maxLength={MARKDOWN_LENGTH}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Panel>
      <Panel title={texts.preview} titleTone="sea" className={styles.panel}>
        {pages.length === 0 ? (
          <p className={styles.empty}>{texts.empty}</p>
        ) : (
          <div className={styles.preview}>
            <LessonPages pages={pages} read ending={false} onEnd={() => undefined} />
          </div>
        )}
      </Panel>
    </div>
  );
}
