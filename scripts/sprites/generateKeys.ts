import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CODE_OBJECT_KINDS } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { ITEMS } from '#shared/content/items.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { CODE_OBJECT_DRAWINGS } from '../../sprites/codeObjects/codeObjectFrames.ts';
import { MASCOT_EXPRESSIONS } from '../../sprites/npcs/mascot.ts';
import { LAYER_NAMES } from '../../sprites/scenery/layers.ts';
import { UI_SHEETS } from '../../sprites/ui/uiFrames.ts';
import { SCENES } from '../../sprites/ui/scenes/scenes.ts';
import { SKILL_ICONS } from '../../sprites/ui/skillIcons.ts';
import { TIER_BADGES } from '../../sprites/ui/tierBadges.ts';

const list = (name: string, type: string, values: readonly string[]) =>
  `export const ${name} = [\n${values.map((value) => `  '${value}',\n`).join('')}] as const;\nexport type ${type} = (typeof ${name})[number];\n`;

/** Writes the names of all packed files as types, so that a wrong frame name does not compile. */
export function generateKeys(file: string): void {
  const text = [
    '// Written by scripts/packSprites.ts from the drawings. Not in git: do not edit.\n',
    list(
      'ITEM_SPRITES',
      'ItemSprite',
      ITEMS.map(({ key }) => key),
    ),
    list('NPC_SPRITES', 'NpcSpriteKey', [...new Set(NPCS.map(({ sprite }) => sprite))]),
    list('NPC_EXPRESSIONS', 'NpcExpression', MASCOT_EXPRESSIONS),
    list('UI_FRAMES', 'UiFrame', UI_SHEETS.sheet),
    list('FURTHER_FRAMES', 'FurtherFrame', UI_SHEETS.further),
    list('SEASON_FRAMES', 'SeasonFrame', UI_SHEETS.season),
    list('GARLAND_FRAMES', 'GarlandFrame', UI_SHEETS.garlands),
    list('DOOR_FRAMES', 'DoorFrame', UI_SHEETS.doors),
    list(
      'CODE_OBJECT_FRAMES',
      'CodeObjectFrame',
      CODE_OBJECT_KINDS.flatMap((kind) =>
        Object.keys(CODE_OBJECT_DRAWINGS[kind]).map((frame) => `${kind}/${frame}`),
      ),
    ),
    list('SKILL_ICONS', 'SkillIcon', Object.keys(SKILL_ICONS)),
    list('TIER_BADGES', 'TierBadge', Object.keys(TIER_BADGES)),
    list('UI_SCENES', 'UiScene', Object.keys(SCENES)),
    list('SCENERY_LAYERS', 'SceneryLayer', LAYER_NAMES),
  ].join('\n');
  // an unchanged file keeps its date, so that watchers stay asleep
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
