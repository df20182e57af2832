import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { hereTexts as texts } from './texts.ts';
import { useHere } from './useHere.ts';
import styles from './Classmates.module.css';

/** On the plaza: the flags of the own classes, with how many of them are here; nothing for a child without a class. */
export function ClassmatesChip() {
  const { classes, count } = useHere();
  if (classes.length === 0) return null;
  const names = classes.map(({ channelName }) => channelName).join(', ');
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={texts.chipLabel(names, count)}
      onClick={() => openDialog('classmates')}
    >
      <span className={styles.flags}>
        {classes.map(({ channelId, flag }) => (
          <ChannelFlag key={channelId} flag={flag} size={30} />
        ))}
      </span>
      <span aria-hidden="true">{texts.chip(count)}</span>
    </button>
  );
}
