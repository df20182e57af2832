import { Users } from 'lucide-react';
import { stageTexts } from './texts.ts';
import styles from './GhostSwitch.module.css';

interface GhostSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Shows and hides the runs of others, in a corner of the level. */
export function GhostSwitch({ isOn, onChange }: GhostSwitchProps) {
  return (
    <button
      type="button"
      className={styles.friends}
      role="switch"
      aria-checked={isOn}
      aria-label={stageTexts.ghosts}
      onClick={() => onChange(!isOn)}
    >
      <Users aria-hidden="true" />
    </button>
  );
}
