import { useId } from 'react';
import { saveVolumes } from '#client/net/localPreferences/volumes.ts';
import { saveMusicState } from '#client/net/people/music.ts';
import { soundStore } from '#client/stores/soundStore.ts';
import { volumeStore } from '#client/stores/volumeStore.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import styles from './Settings.module.css';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings.sound;

/** The music switch, saved with the account, and the volumes of this device. */
export function SoundSettings() {
  const { musicOn } = useStore(soundStore);
  const { musicVolume, effectsVolume } = useStore(volumeStore);

  return (
    <section>
      <h3>{texts.title}</h3>
      <Switch
        label={texts.music}
        checked={musicOn === true}
        disabled={musicOn === null}
        onChange={(checked) => {
          requestSound('toggle');
          saveMusicState(checked).catch(() => showToast({ text: texts.notSaved, theme: 'warning' }));
        }}
      />
      <Volume
        label={texts.musicVolume}
        value={musicVolume}
        disabled={musicOn !== true}
        onChange={(volume) => saveVolumes({ musicVolume: volume })}
      />
      <Volume
        label={texts.effectsVolume}
        value={effectsVolume}
        onChange={(volume) => {
          saveVolumes({ effectsVolume: volume });
          // Plays a sample at the chosen volume.
          requestSound('bubble');
        }}
      />
    </section>
  );
}

interface VolumeProps {
  readonly label: string;
  /** The range is 0 to 1. */
  readonly value: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

function Volume({ label, value, disabled, onChange }: VolumeProps) {
  const id = useId();
  const percent = Math.round(value * 100);
  return (
    <Row className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={disabled}
        aria-valuetext={texts.percent(percent)}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
      />
      <output htmlFor={id} className={styles.percent} aria-hidden="true">
        {texts.percent(percent)}
      </output>
    </Row>
  );
}
