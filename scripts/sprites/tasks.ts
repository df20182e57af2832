import { itemByKey, ITEMS } from '#shared/content/items.ts';
import type { ItemKey } from '#shared/content/items.ts';
import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { NPCS } from '#shared/content/npcs.ts';
import type { NpcSprite } from '#shared/content/npcs.ts';
import type { UiSheet } from '../../sprites/ui/uiFrames.ts';
import { ITEM_DRAWINGS } from '../../sprites/itemDrawings.ts';
import type { Job, Scale } from './output.ts';
import { SCALES } from './output.ts';
import { packCodeObjects } from './packCodeObjects.ts';
import { packCovers } from './packCovers.ts';
import { packFurniture } from './packFurniture.ts';
import { packItem } from './packItem.ts';
import { packMascot } from './packMascot.ts';
import { packPictures } from './packPictures.ts';
import { packScenery } from './packScenery.ts';
import { packStage } from './packStage.ts';
import { packUi } from './packUi.ts';
import { packUiPictures } from './packUiPictures.ts';

/** A job that can be sent to another thread. */
export type Task =
  | { readonly kind: 'item'; readonly key: ItemKey; readonly scale: Scale }
  | { readonly kind: 'npc'; readonly key: NpcSprite; readonly scale: Scale }
  | {
      readonly kind: 'ui';
      readonly key:
        | UiSheet
        | 'icons'
        | 'scenes'
        | 'pets'
        | 'companion'
        | 'encounters'
        | 'traces'
        | 'furniture'
        | 'stage'
        | 'objects';
      readonly scale: Scale;
    }
  | { readonly kind: 'ui'; readonly key: 'pictures' | 'covers'; readonly scale: 1 }
  | { readonly kind: 'world'; readonly key: MapKey; readonly scale: 1 };

/** Largest first, so that no thread is left alone with a map at the end. */
export function allTasks(scales: readonly Scale[] = SCALES): Task[] {
  const npcs = [...new Set(NPCS.map(({ sprite }) => sprite))];
  return [
    ...MAPS.map(({ key }): Task => ({ kind: 'world', key, scale: 1 })),
    { kind: 'ui', key: 'pictures', scale: 1 },
    { kind: 'ui', key: 'covers', scale: 1 },
    ...scales
      .toReversed()
      .flatMap((scale): Task[] => [
        ...npcs.map((key): Task => ({ kind: 'npc', key, scale })),
        ...ITEMS.map(({ key }): Task => ({ kind: 'item', key, scale })),
        { kind: 'ui', key: 'sheet', scale },
        { kind: 'ui', key: 'further', scale },
        { kind: 'ui', key: 'season', scale },
        { kind: 'ui', key: 'garlands', scale },
        { kind: 'ui', key: 'doors', scale },
        { kind: 'ui', key: 'icons', scale },
        { kind: 'ui', key: 'scenes', scale },
        { kind: 'ui', key: 'pets', scale },
        { kind: 'ui', key: 'companion', scale },
        { kind: 'ui', key: 'encounters', scale },
        { kind: 'ui', key: 'traces', scale },
        { kind: 'ui', key: 'furniture', scale },
        { kind: 'ui', key: 'stage', scale },
        { kind: 'ui', key: 'objects', scale },
      ]),
  ];
}

export const taskName = ({ kind, key, scale }: Task) => `${kind} ${key} @${scale}x`;

export function jobOf(task: Task): Job {
  if (task.kind === 'npc') return packMascot(task.key, task.scale);
  if (task.kind === 'world') return packScenery(task.key);
  if (task.kind === 'ui') return uiJobOf(task);
  const item = itemByKey(task.key);
  if (!item) throw new Error(`there is a drawing of ${task.key}, but no such item`);
  return packItem({ key: item.key, category: item.category, drawing: ITEM_DRAWINGS[item.key] }, task.scale);
}

function uiJobOf(task: Extract<Task, { kind: 'ui' }>): Job {
  switch (task.key) {
    case 'sheet':
    case 'further':
    case 'season':
    case 'garlands':
    case 'doors':
      return packUi(task.key, task.scale);
    case 'icons':
    case 'scenes':
    case 'pets':
    case 'companion':
    case 'encounters':
    case 'traces':
      return packUiPictures(task.key, task.scale);
    case 'furniture':
      return packFurniture(task.scale);
    case 'stage':
      return packStage(task.scale);
    case 'objects':
      return packCodeObjects(task.scale);
    case 'pictures':
      return packPictures();
    case 'covers':
      return packCovers();
  }
}
