import { Button } from '#client/ui/button/Button.tsx';
import { CATEGORY_NAMES } from '#client/ui/blocks/texts.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { BLOCK_CATEGORIES } from '#shared/blocks/blockDefinition.ts';
import { BLOCKS } from '#shared/blocks/catalogue.ts';
import { nameOfBlock, usedBlocks } from '#shared/authoring/stageFaults.ts';
import type { PanelProps } from './panelProps.ts';
import { editorTexts } from './texts.ts';
import styles from './Panels.module.css';

const OFFERED = BLOCKS.filter(({ type, only }) => type !== 'start' && only !== 'CODE');

/** Blocks that children may use. */
export function ToolboxPanel({ content, onContent }: PanelProps) {
  const { toolbox } = content.level;
  // The blocks stand in the order of the drawers, not in the order of choosing.
  const choose = (types: readonly string[]) =>
    onContent((before) => ({
      ...before,
      level: {
        ...before.level,
        toolbox: OFFERED.map(({ type }) => type).filter((type) => types.includes(type)),
      },
    }));
  const missing = usedBlocks(content).filter((type) => !toolbox.includes(type));
  return (
    <>
      {missing.length > 0 && (
        <Button tone="alt" onClick={() => choose([...toolbox, ...missing])}>
          {editorTexts.addUsed}
        </Button>
      )}
      {BLOCK_CATEGORIES.map((category) => (
        <fieldset key={category} className={styles.group}>
          <legend>{CATEGORY_NAMES[category]}</legend>
          <div className={styles.blocks}>
            {OFFERED.filter((block) => block.category === category).map(({ type }) => (
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
    </>
  );
}
