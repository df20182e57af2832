/** Pure: everything that the pages of the collection book have room for. */
import type { CollectionKind } from '#shared/contract/world/collections.ts';
import { SHELL_KINDS, shellNumber, type ShellKind } from '#shared/content/collectibles.ts';
import { itemPictures } from '#shared/content/itemPictures.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { npcById, NPCS } from '#shared/content/npcs.ts';
import { CERTIFICATES } from '#server/domain/world/certificates/certificateDefinitions.ts';
import { CATALOG_ITEMS, type CatalogItem } from '#server/domain/world/inventory/catalogItems.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { SECRET_RIDDLES } from './secretRiddles.ts';
import { collectionTexts as texts } from './texts.ts';

/** A place in the book. */
export interface Place {
  readonly refId: number;
  /** 0 for what belongs to no map. */
  readonly mapId: number;
  readonly name: string;
  readonly text: string;
  /** A riddle or a hint while it is missing. */
  readonly hint: string;
  readonly picture: string;
  /** Its picture is told only once it is found. */
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

/** Where an item comes from: a friend's quest, the shop, or the first look. */
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

/** Places of a page; none for friends, who are no number to reach. */
export function placesOf(kind: CollectionKind): readonly Place[] | null {
  return kind === 'PERSON' ? null : CATALOG[kind];
}

export const placeKey = ({ mapId, refId }: { readonly mapId: number; readonly refId: number }): string =>
  `${mapId}:${refId}`;
