import { avatarStore } from '#client/stores/avatarStore.ts';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { itemById } from '#shared/content/items.ts';
import type { Expression } from '#shared/content/avatarLayers.ts';
import { learningTexts } from '../texts.ts';
import styles from './ResultPanel.module.css';

export type Mood = 'ready' | 'thinking' | 'happy' | 'surprised';

const FACES = {
  ready: 'default',
  thinking: 'blink',
  happy: 'happy',
  surprised: 'surprised',
} as const satisfies Record<Mood, Expression>;

/** The child's own avatar beside the result; never sad. */
export function Reaction({ mood }: { readonly mood: Mood }) {
  const worn = useStore(avatarStore, ({ equippedUserItemList }) => equippedUserItemList);
  const itemKeys = (worn ?? []).flatMap(({ itemId }) => itemById(itemId)?.key ?? []);
  return (
    <Stack gap={3} align="center" justify="end" aria-hidden="true">
      <p className={styles.bubble}>{learningTexts.moods[mood]}</p>
      <Row gap={0} align="end" className={styles.pair} data-mood={mood}>
        {itemKeys.length > 0 && (
          <AvatarPreview itemKeys={itemKeys} height={112} expression={FACES[mood]} label="" />
        )}
        <img src="/npc/dolphin/@2x/bust.webp" alt="" width="64" height="64" />
      </Row>
    </Stack>
  );
}
