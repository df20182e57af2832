import type { Block, WorkspaceSvg } from 'blockly/core';
import type { BlockDefinition } from '#shared/blocks/blockDefinition.ts';
import { blocksOffered } from '#shared/blocks/catalogue.ts';
import { blocksTexts } from './texts.ts';
import { MEMORY_DRAWER, NEW_VARIABLE_BUTTON, offeredBlock, SPELLS_DRAWER } from './toolboxOf.ts';

/** Drawers whose blocks depend on the program: variables and own spells by their names. */
export function fillDrawers(workspace: WorkspaceSvg, toolbox: readonly string[] | null): void {
  const offered = new Map(blocksOffered(toolbox).map(({ category, blocks }) => [category, blocks]));

  workspace.registerToolboxCategoryCallback(MEMORY_DRAWER, () => [
    { kind: 'button', text: blocksTexts.newVariable, callbackkey: NEW_VARIABLE_BUTTON },
    ...(offered.get('memory') ?? []).flatMap((definition) =>
      definition.type === 'variable' ? variablesOf(workspace, definition) : [offeredBlock(definition)],
    ),
  ]);

  workspace.registerToolboxCategoryCallback(SPELLS_DRAWER, () =>
    (offered.get('spells') ?? []).flatMap((definition) =>
      definition.type.startsWith('cast') ? castsOf(workspace, definition) : [offeredBlock(definition)],
    ),
  );
}

function variablesOf(workspace: WorkspaceSvg, definition: BlockDefinition) {
  const variables = workspace.getVariableMap().getAllVariables();
  if (variables.length === 0) return [offeredBlock(definition)];
  return variables.map((variable) => offeredBlock(definition, { VAR: { id: variable.getId() } }));
}

/** One for each spell that takes as many values. */
function castsOf(workspace: WorkspaceSvg, definition: BlockDefinition) {
  const spell = definition.type.replace(/^cast(Value)?/, 'spell');
  return workspace.getBlocksByType(spell).map((block) => offeredBlock(definition, { NAME: nameOf(block) }));
}

const nameOf = (block: Block): string => String(block.getFieldValue('NAME') ?? '').trim();

/** When a spell is named anew, those who call it follow. */
export function renameCasts(workspace: WorkspaceSvg, oldName: string, newName: string): void {
  const others = workspace.getAllBlocks().filter(({ type }) => type.startsWith('spell'));
  // A spell's calls are its own while another spell has the old name.
  if (others.some((block) => nameOf(block) === oldName.trim())) return;
  for (const block of workspace.getAllBlocks()) {
    if (block.type.startsWith('cast') && nameOf(block) === oldName.trim())
      block.setFieldValue(newName, 'NAME');
  }
}
