import { sessionStore } from '#client/stores/sessionStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
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
    <section className={styles.card} aria-label={hudTexts.profile}>
      <button
        type="button"
        className={styles.portrait}
        aria-label={hudTexts.openProfile}
        onClick={() => user && openDialog('userDetail', { userId: user.userId })}
      >
        <AvatarPreview itemKeys={itemKeysOf(worn)} height={66} bust animate={false} label={nickname} />
      </button>
      <div className={styles.facts}>
        <p className={styles.who}>
          {experience && <span className={styles.level}>{hudTexts.level(experience.level)}</span>}
          <span className={styles.name}>{nickname}</span>
        </p>
        {experience && (
          <ProgressBar
            label={hudTexts.experience(experience.levelExp, experience.requiredLevelPoint)}
            caption={hudTexts.experience(experience.levelExp, experience.requiredLevelPoint)}
            value={experience.levelExp}
            max={experience.requiredLevelPoint}
          />
        )}
        <p className={styles.points}>
          <img src="/ui/coin.svg" alt={hudTexts.point} width="22" height="22" />
          {/* A new key lets the number pop each time it changes. */}
          <span key={point ?? 'none'} className={styles.pop}>
            {point?.toLocaleString('ko-KR') ?? ''}
          </span>
        </p>
      </div>
    </section>
  );
}
