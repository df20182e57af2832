import { lazy, Suspense, useDeferredValue } from 'react';
import { Heading } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { PROBLEM_TEXT_LIMITS } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { PanelProps } from './problemCalls.ts';
import { problemTexts as texts } from './texts.ts';

// The look of a problem may come a moment after its fields.
const Markdown = lazy(async () => ({
  default: (await import('#client/pages/learning/document/Markdown.tsx')).Markdown,
}));

const DIFFICULTIES = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

/** The words of a problem, and its hints. */
export function WordsPanel({ content, onContent }: PanelProps) {
  const shown = useDeferredValue(content.content);
  return (
    <Stack gap={5}>
      <TextField
        data-field="title"
        label={texts.name}
        value={content.title}
        maxLength={PROBLEM_TEXT_LIMITS.title}
        required
        onChange={({ target }) => onContent((before) => ({ ...before, title: target.value }))}
      />
      <Grid min={280} fill>
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
        <Card as="section" aria-label={texts.preview}>
          <Heading level={2} size="label" tone="soft">
            {texts.preview}
          </Heading>
          <Suspense>
            <Markdown source={shown} />
          </Suspense>
        </Card>
      </Grid>
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
    </Stack>
  );
}
