import { lazy, Suspense, useDeferredValue } from 'react';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { PROBLEM_TEXT_LIMITS } from '#shared/contract/learning/problemDrafts.ts';
import type { PanelProps } from './problemCalls.ts';
import styles from './Panels.module.css';
import { problemTexts as texts } from './texts.ts';

// What a problem looks like may come a moment after its fields.
const Markdown = lazy(async () => ({
  default: (await import('../../../learning/document/Markdown.tsx')).Markdown,
}));

const DIFFICULTIES = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

/** What a problem asks, and its hints. */
export function WordsPanel({ content, onContent }: PanelProps) {
  const shown = useDeferredValue(content.content);
  return (
    <div className={styles.panel}>
      <TextField
        data-field="title"
        label={texts.name}
        value={content.title}
        maxLength={PROBLEM_TEXT_LIMITS.title}
        required
        onChange={({ target }) => onContent((before) => ({ ...before, title: target.value }))}
      />
      <div className={styles.columns}>
        <TextAreaField
          data-field="content"
          label={texts.statement}
          hint={texts.statementHint}
          rows={14}
          value={content.content}
          maxLength={PROBLEM_TEXT_LIMITS.content}
          spellCheck={false}
          onChange={({ target }) => onContent((before) => ({ ...before, content: target.value }))}
        />
        <section className={styles.preview} aria-label={texts.preview}>
          <h2>{texts.preview}</h2>
          <Suspense>
            <Markdown source={shown} />
          </Suspense>
        </section>
      </div>
      <ChoiceField
        label={texts.difficulty}
        options={DIFFICULTIES}
        value={`${content.difficulty}`}
        onChange={(value) => onContent((before) => ({ ...before, difficulty: Number(value) }))}
      />
      {content.hintList.map((hint, index) => (
        <TextAreaField
          key={index}
          data-field={`hintList.${index}`}
          label={texts.hint(index + 1)}
          hint={index === 0 ? texts.hintHint : undefined}
          rows={2}
          value={hint}
          maxLength={PROBLEM_TEXT_LIMITS.hint}
          onChange={({ target }) =>
            onContent((before) => ({ ...before, hintList: before.hintList.with(index, target.value) }))
          }
        />
      ))}
    </div>
  );
}
