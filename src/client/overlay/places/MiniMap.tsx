import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand/react';
import { friendQueries } from '#client/net/queries/friendQueries.ts';
import { questStore } from '#client/stores/questStore.ts';
import { questMarkOf } from '#shared/content/questMarkOf.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { MapPicture } from './MapPicture.tsx';
import { useBodies } from './useBodies.ts';
import styles from './MiniMap.module.css';

/** Signs on the small map, in CSS px. */
const SIGN = { npc: 4, mark: 19, portal: { w: 7, h: 10 }, flag: 14, own: 6, friend: 4, other: 3 } as const;

/** The map one is on: ground, friends of the sea with their quests, doors, courses, and everybody who is there. */
export function MiniMap({ map, width }: { readonly map: MapDefinition; readonly width: number }) {
  const px = map.width / width;
  return (
    <MapPicture map={map} width={width}>
      {map.portals.map(({ id, x, y, w, h }) => (
        <rect
          key={id}
          className={styles.portal}
          x={x + w / 2 - (SIGN.portal.w * px) / 2}
          y={y + h - SIGN.portal.h * px}
          width={SIGN.portal.w * px}
          height={SIGN.portal.h * px}
          rx={SIGN.portal.w * px * 0.45}
          strokeWidth={1.5 * px}
        />
      ))}
      {map.courses.map(({ id, start }) => (
        <image
          key={id}
          href="/ui/flag.svg"
          x={start.x + start.w / 2 - 2 * px}
          y={start.y + start.h - SIGN.flag * px}
          width={SIGN.flag * px}
          height={SIGN.flag * px}
        />
      ))}
      <Npcs map={map} px={px} />
      <Bodies px={px} />
    </MapPicture>
  );
}

interface PartProps {
  /** World px of one CSS px. */
  readonly px: number;
}

function Npcs({ map, px }: PartProps & { readonly map: MapDefinition }) {
  const questList = useStore(questStore, (facts) => facts.questList);
  return map.npcs.map(({ npcId, x, y }) => {
    const mark = questMarkOf(npcId, questList ?? []);
    return mark === null ? (
      <circle
        key={npcId}
        className={styles.npc}
        cx={x}
        cy={y - SIGN.npc * px}
        r={SIGN.npc * px}
        strokeWidth={1.5 * px}
      />
    ) : (
      <image
        key={npcId}
        href={`/ui/mark-${mark}.svg`}
        x={x - (SIGN.mark * px) / 2}
        y={y - SIGN.mark * px}
        width={SIGN.mark * px}
        height={SIGN.mark * px}
      />
    );
  });
}

function Bodies({ px }: PartProps) {
  const bodies = useBodies();
  const friends = useQuery(friendQueries.present());
  if (bodies === null) return null;
  const friendIds = new Set(friends.data?.map(({ userId }) => userId));
  const { own, others } = bodies;
  return (
    <>
      {others.map(({ userId, x, y }) => {
        const isFriend = friendIds.has(userId);
        const r = (isFriend ? SIGN.friend : SIGN.other) * px;
        return (
          <circle
            key={userId}
            className={isFriend ? styles.friend : styles.other}
            cx={x}
            cy={y - r}
            r={r}
            strokeWidth={px}
          />
        );
      })}
      <circle
        className={styles.own}
        cx={own.x}
        cy={own.y - SIGN.own * px}
        r={SIGN.own * px}
        strokeWidth={2 * px}
      />
    </>
  );
}
