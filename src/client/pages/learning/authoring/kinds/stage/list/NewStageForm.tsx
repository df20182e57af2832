import { Copy, Plus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stageQueries } from '#client/net/learning/stages.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { STAGE_TEXT_LIMITS } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { STAGE_THEMES, type StageTheme } from '#shared/simulation/stage/level.ts';
import { stageTexts } from '#client/pages/learning/stage/texts.ts';
import { TextField } from '#client/ui/form/TextField.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { staffStageTexts } from './texts.ts';
import { useStageActions } from './useStageActions.ts';
import styles from './StaffStagesPage.module.css';

/** Two ways to begin: from flat ground, or from a stage of the product. */
export function NewStageForm() {
  const { id: channelId } = useChannel();
  const { create } = useStageActions();
  const [title, setTitle] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [theme, setTheme] = useState<StageTheme>('PATH');
  const [wanted, setWanted] = useState('');
  const stages = useQuery(stageQueries.list(channelId));
  const options = (stages.data ?? []).map(({ problemId, title, theme: of, order }) => ({
    value: `${problemId}`,
    label: staffStageTexts.stage(stageTexts.themes[of].place, order, title),
  }));
  const source = options.some(({ value }) => value === wanted) ? wanted : (options[0]?.value ?? '');
  return (
    <div className={styles.new}>
      <form
        className={styles.way}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (title.trim() !== '') create.mutate({ from: 'NEW', theme, title: title.trim() });
        }}
      >
        <TextField
          label={staffStageTexts.name}
          error={isAsked && title.trim() === '' ? staffStageTexts.titleRequired : undefined}
          value={title}
          maxLength={STAGE_TEXT_LIMITS.title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <ChoiceField
          label={staffStageTexts.theme}
          options={STAGE_THEMES.map((value) => ({ value, label: stageTexts.themes[value].place }))}
          value={theme}
          onChange={setTheme}
        />
        <Button type="submit" icon={<Plus />} busy={create.isPending}>
          {staffStageTexts.make}
        </Button>
      </form>
      {options.length > 0 && (
        <div className={styles.way}>
          <SelectField
            label={staffStageTexts.copyFrom}
            options={options}
            value={source}
            onChange={setWanted}
          />
          <Button
            tone="alt"
            icon={<Copy />}
            busy={create.isPending}
            onClick={() => create.mutate({ from: 'STAGE', problemId: Number(source) })}
          >
            {staffStageTexts.copy}
          </Button>
        </div>
      )}
    </div>
  );
}
