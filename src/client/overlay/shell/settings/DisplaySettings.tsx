import { saveDisplay } from '#client/net/localPreferences/display.ts';
import { displayStore, HINT_LANGUAGES, TEXT_SIZES } from '#client/stores/displayStore.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import type { DisplayState } from '#client/stores/displayStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { shellTexts } from '../texts.ts';

const texts = shellTexts.settings.display;
const SIZES = TEXT_SIZES.map((value) => ({ value, label: texts.sizes[value] }));
const LANGUAGES = HINT_LANGUAGES.map((value) => ({ value, label: texts.languages[value] }));

function save(change: Partial<DisplayState>): void {
  requestSound('toggle');
  saveDisplay(change);
}

/** How this device shows things: size of text, motion, and the language that explains code. */
export function DisplaySettings() {
  const { textSize, lessMotion, hintLanguage } = useStore(displayStore);
  return (
    <>
      <ChoiceField
        label={texts.size}
        options={SIZES}
        value={textSize}
        onChange={(next) => save({ textSize: next })}
      />
      <section>
        <h3>{texts.motion}</h3>
        <Switch
          label={texts.lessMotion}
          checked={lessMotion}
          onChange={(next) => save({ lessMotion: next })}
        />
      </section>
      <ChoiceField
        label={texts.language}
        options={LANGUAGES}
        value={hintLanguage}
        onChange={(next) => save({ hintLanguage: next })}
      />
    </>
  );
}
