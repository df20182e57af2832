import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import {
  STAGE_TEXT_LIMITS,
  type StageDraftContent,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import { editorTexts } from './texts.ts';
import type { PanelProps } from './panelProps.ts';

/** Name, task and hints. */
export function WordsPanel({ content, onContent }: PanelProps) {
  const { title, mission, hintList } = content;
  const change = (part: Partial<StageDraftContent>, group: string) =>
    onContent((before) => ({ ...before, ...part }), group);
  return (
    <>
      <TextField
        data-field="title"
        label={editorTexts.name}
        value={title}
        maxLength={STAGE_TEXT_LIMITS.title}
        onChange={({ target }) => change({ title: target.value }, 'title')}
      />
      <TextField
        data-field="mission"
        label={editorTexts.mission}
        hint={editorTexts.missionHint}
        value={mission}
        maxLength={STAGE_TEXT_LIMITS.mission}
        onChange={({ target }) => change({ mission: target.value }, 'mission')}
      />
      {hintList.map((hint, index) => (
        <TextAreaField
          key={index}
          data-field={`hintList.${index}`}
          label={editorTexts.hint(index + 1)}
          value={hint}
          rows={2}
          maxLength={STAGE_TEXT_LIMITS.hint}
          onChange={({ target }) =>
            change(
              { hintList: hintList.map((one, at) => (at === index ? target.value : one)) },
              `hint ${index}`,
            )
          }
        />
      ))}
    </>
  );
}
