import { useQuery } from '@tanstack/react-query';
import { stageQueries } from '#client/net/learning/stages.ts';
import { blockCalls, type BlockDraft } from '#client/net/learning/authoring/contentCalls.ts';
import { BlocksEditor } from '#client/ui/blocks/BlocksEditor.tsx';
import { CATEGORY_NAMES } from '#client/ui/blocks/texts.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { BLOCK_CATEGORIES } from '#shared/blocks/blockDefinition.ts';
import { BLOCKS } from '#shared/blocks/catalogue.ts';
import { nameOfBlock } from '#shared/authoring/stageFaults.ts';
import { BLOCK_TASK_LENGTH, type StaffBlock } from '#shared/contract/learning/blocks.ts';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import panels from '../stage/Panels.module.css';
import { ContentPage } from '../../editor/ContentPage.tsx';
import type { ContentDraft } from '../../editor/useContentDraft.ts';
import { BlockWorks } from './BlockWorks.tsx';
import styles from './BlockPage.module.css';
import { blockTexts as texts } from './texts.ts';

const bodyOf = ({ title, content, toolbox, starter, stageProblemId }: StaffBlock): BlockDraft => ({
  ...{ title, content, toolbox, starter, stageProblemId },
});

interface PartProps {
  readonly draft: ContentDraft<BlockDraft>;
}

/** A block content as its staff makes it. */
export function BlockPage() {
  return (
    <ContentPage kind={blockCalls} bodyOf={bodyOf} fieldNames={texts.fields}>
      {({ id, draft }) => (
        <>
          <Panel title={texts.task} titleTone="sea">
            <TextAreaField
              label={texts.task}
              hint={texts.taskHint}
              rows={5}
              maxLength={BLOCK_TASK_LENGTH}
              value={draft.body.content}
              onChange={({ target }) => draft.change((before) => ({ ...before, content: target.value }))}
            />
          </Panel>
          <StagePanel draft={draft} />
          <ToolboxPanel draft={draft} />
          <Panel title={texts.starter} titleTone="sea">
            <p>{texts.starterHint}</p>
            <div className={styles.blocks}>
              <BlocksEditor
                source={draft.body.starter}
                onChange={(starter) => draft.change((before) => ({ ...before, starter }))}
                toolbox={draft.body.toolbox}
                highlighted={null}
                errors={[]}
                label={texts.starter}
              />
            </div>
          </Panel>
          <BlockWorks blockId={id} />
        </>
      )}
    </ContentPage>
  );
}

function StagePanel({ draft: { body, change } }: PartProps) {
  const { id: channelId } = useChannel();
  const stages = useQuery(stageQueries.list(channelId));
  const options = (stages.data ?? []).map(({ problemId, title }) => ({
    value: `${problemId}`,
    label: title,
  }));
  return (
    <Panel title={texts.stage} titleTone="sea">
      <p>{texts.stageHint}</p>
      <SelectField
        label={texts.stage}
        options={[{ value: '', label: texts.noStage }, ...options]}
        value={body.stageProblemId === null ? '' : `${body.stageProblemId}`}
        onChange={(next) =>
          change((before) => ({ ...before, stageProblemId: next === '' ? null : Number(next) }))
        }
      />
    </Panel>
  );
}

/**
 * The blocks that pupils get: all, or those that are ticked. Moves of a stage are offered with a stage alone.
 */
function ToolboxPanel({ draft: { body, change } }: PartProps) {
  const hasStage = body.stageProblemId !== null;
  const offered = BLOCKS.filter(
    ({ type, only }) => type !== 'start' && (only === undefined || only === (hasStage ? 'STAGE' : 'CODE')),
  );
  const choose = (types: readonly string[] | null) =>
    change((before) => ({
      ...before,
      toolbox: types && offered.map(({ type }) => type).filter((type) => types.includes(type)),
    }));
  const { toolbox } = body;
  return (
    <Panel title={texts.toolbox} titleTone="sea">
      <Switch
        label={texts.allBlocks}
        checked={toolbox === null}
        onChange={(all) => choose(all ? null : offered.map(({ type }) => type))}
      />
      {toolbox !== null &&
        BLOCK_CATEGORIES.map((category) => (
          <fieldset key={category} className={panels.group}>
            <legend>{CATEGORY_NAMES[category]}</legend>
            <div className={panels.blocks}>
              {offered
                .filter((block) => block.category === category)
                .map(({ type }) => (
                  <CheckBox
                    key={type}
                    label={nameOfBlock(type)}
                    checked={toolbox.includes(type)}
                    onChange={({ target }) =>
                      choose(target.checked ? [...toolbox, type] : toolbox.filter((one) => one !== type))
                    }
                  />
                ))}
            </div>
          </fieldset>
        ))}
    </Panel>
  );
}
