import { Users } from 'lucide-react';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { stageTexts } from './texts.ts';
import styles from './StageScreen.module.css';

interface GhostSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Shows and hides the runs of others, in a corner of the level. */
export function GhostSwitch({ isOn, onChange }: GhostSwitchProps) {
  return (
    <IconButton
      className={styles.friends}
      role="switch"
      aria-checked={isOn}
      label={stageTexts.ghosts}
      icon={<Users />}
      onClick={() => onChange(!isOn)}
    />
  );
}
