/** Pure. All entries of the collection book. */
import type { CollectionKind } from '#shared/contract/world/collections.ts';
import { SHELL_KINDS, shellNumber, type ShellKind } from '#shared/content/collectibles.ts';
import { itemPictures } from '#shared/content/itemPictures.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { npcById, NPCS } from '#shared/content/npcs.ts';
import { CERTIFICATES } from '#server/domain/world/certificates/certificateDefinitions.ts';
import { CATALOG_ITEMS, type CatalogItem } from '#server/domain/world/inventory/catalogItems.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { collectionTexts as texts } from './texts.ts';
import type { MapKey } from '#shared/content/maps/mapTypes.ts';

/** A riddle for every secret spot, by its number on the map: it hints at the place. */
export const SECRET_RIDDLES: Readonly<Record<MapKey, readonly string[]>> = {
  plaza: ['광장 왼쪽 끝, 지붕보다 높은 곳에서 누가 낮잠을 잘까요?', '오른쪽 높은 다락에 불빛이 새어 나와요.'],
  beach: ['왼쪽 높은 곳, 파도가 자주 가려 주는 난간이 있어요.', '갈매기들은 오른쪽 어디에 앉아 멀리 볼까요?'],
  kelp: [
    '왼쪽 큰 잎사귀를 들추면 누가 살고 있어요.',
    '오른쪽 위, 해마가 물건을 모아 두는 방이에요.',
    '숲에서 하늘과 가장 가까운 곳은 어디일까요?',
  ],
  cave: [
    '오른쪽 깊은 곳에서 수정이 두근두근 뛰어요.',
    '왼쪽 위 구멍에 말을 걸면 대답이 돌아와요.',
    '호수는 겉보다 바닥이 더 반짝여요.',
  ],
  arena: ['선장은 오른쪽 갑판 아래에 무엇을 숨겼을까요?'],
  sky: ['왼쪽 가장 높은 구름 위에 별이 심겨 있어요.'],
};

/** A place in the book. */
export interface Place {
  readonly refId: number;
  /** 0 for entries without a map. */
  readonly mapId: number;
  readonly name: string;
  readonly text: string;
  /** A riddle or a hint while it is missing. */
  readonly hint: string;
  readonly picture: string;
  /** Its picture is sent only once it is found. */
  readonly isSecret?: true;
}

const SHELL_PICTURES: Readonly<Record<ShellKind, string>> = {
  scallop: '/ui/shell.svg',
  conch: '/ui/conch.svg',
  pearl: '/ui/pearl.svg',
};

/** The friend who gives an item for a quest, by item id. */
const GIVERS: ReadonlyMap<number, string> = new Map(
  QUESTS.flatMap(({ npcId, rewards }) =>
    rewards.flatMap((reward) =>
      reward.type === 'ITEM' ? [[reward.itemId, npcById(npcId)?.name ?? ''] as const] : [],
    ),
  ),
);

/** The source of an item: a friend's quest, the shop, or the first outfit. */
function itemHint({ id, price }: CatalogItem): string {
  const giver = GIVERS.get(id);
  if (giver === undefined) return price > 0 ? texts.itemHint.shop(price) : texts.itemHint.look;
  return price > 0 ? texts.itemHint.giftOrShop(giver, price) : texts.itemHint.gift(giver);
}

type CatalogKind = Exclude<CollectionKind, 'PERSON'>;

const CATALOG: Readonly<Record<CatalogKind, readonly Place[]>> = {
  ITEM: CATALOG_ITEMS.map((item) => ({
    refId: item.id,
    mapId: 0,
    name: item.name,
    text: item.description,
    hint: itemHint(item),
    picture: itemPictures(item).thumbnail,
  })),
  SHELL: MAPS.flatMap(({ id, key, name }) =>
    SHELL_KINDS.map((kind) => ({
      refId: shellNumber(kind),
      mapId: id,
      name: `${texts.shellMaps[key]} ${texts.shells[kind]}`,
      text: texts.shellText[kind],
      hint: texts.shellHint(name),
      picture: SHELL_PICTURES[kind],
    })),
  ),
  SECRET: MAPS.flatMap(({ id, key, secrets }) =>
    secrets.map((secret, index): Place => ({
      refId: secret.id,
      mapId: id,
      name: secret.name,
      text: SECRET_RIDDLES[key][index] ?? '',
      hint: SECRET_RIDDLES[key][index] ?? '',
      picture: '/ui/key.svg',
      isSecret: true,
    })),
  ),
  MAP: MAPS.map(({ id, key, name, secrets }) => ({
    refId: id,
    mapId: id,
    name,
    text: texts.mapText(secrets.length),
    hint: texts.mapHint,
    picture: `/world/${key}/card.webp`,
  })),
  NPC: NPCS.map(({ id, name, role, sprite }) => {
    const map = mapOfNpc(id);
    return {
      refId: id,
      mapId: map.id,
      name,
      text: texts.npcText(role),
      hint: texts.npcHint(map.name),
      picture: `/npc/${sprite}/@1x/bust.webp`,
    };
  }),
  CERTIFICATE: CERTIFICATES.map(({ id, title, lines }) => ({
    refId: id,
    mapId: 0,
    name: title,
    text: lines.join(' '),
    hint: texts.certificateHint,
    picture: '/ui/covers/certificate.webp',
  })),
};

/** The number of entries of a page; undefined for friends, who are not to be collected. */
export function placesOf(kind: CollectionKind): readonly Place[] | null {
  return kind === 'PERSON' ? null : CATALOG[kind];
}

export const placeKey = ({ mapId, refId }: { readonly mapId: number; readonly refId: number }): string =>
  `${mapId}:${refId}`;
