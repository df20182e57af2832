import { sessionStore } from '#client/stores/sessionStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { itemKeysOf, useWorn } from '#client/overlay/world/wardrobe/useWorn.ts';
import { useStore } from '#client/ui/useStore.ts';
import { hudTexts } from './texts.ts';
import styles from './Hud.module.css';

/** Portrait, name, level, experience and points. */
export function ProfileCard() {
  const user = useStore(sessionStore, (session) => session.user);
  const nickname = user?.nickname ?? '';
  const { point, experience } = useStore(walletStore);
  const worn = useWorn();
  return (
    <section className={styles.card} data-paper="lip" aria-label={hudTexts.profile}>
      <button
        type="button"
        className={styles.portrait}
        data-face
        aria-label={hudTexts.openProfile}
        onClick={() => user && openDialog('userDetail', { userId: user.userId })}
      >
        <AvatarPreview itemKeys={itemKeysOf(worn)} height={66} bust animate={false} label={nickname} />
      </button>
      <Stack gap={1} className={styles.facts}>
        <Row as="p" gap={2}>
          {experience && (
            <span className={styles.level} data-tag>
              {hudTexts.level(experience.level)}
            </span>
          )}
          <Text as="span" size="heading" truncate className={styles.name}>
            {nickname}
          </Text>
        </Row>
        {experience && (
          <div data-keeps="experience">
            <ProgressBar
              label={hudTexts.experience(experience.levelExp, experience.requiredLevelPoint)}
              caption={hudTexts.experience(experience.levelExp, experience.requiredLevelPoint)}
              value={experience.levelExp}
              max={experience.requiredLevelPoint}
            />
          </div>
        )}
        <Row as="p" gap={2} className={styles.points} data-keeps="points">
          <img src="/ui/coin.svg" alt={hudTexts.point} width="22" height="22" />
          {/* A new key lets the number pop each time it changes. */}
          <span key={point ?? 'none'} className={styles.pop}>
            {point?.toLocaleString('ko-KR') ?? ''}
          </span>
        </Row>
      </Stack>
    </section>
  );
}
