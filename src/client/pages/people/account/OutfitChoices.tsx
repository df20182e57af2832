import { itemPictures } from '#shared/content/itemPictures.ts';
import type { Item } from '#shared/content/items.ts';
import { HAIR_COLOURS, type HairColour } from '#shared/content/items/hairColours.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import {
  hairChoiceOf,
  hairItem,
  hairsIn,
  startersOf,
  type Choice,
  type StarterCategory,
} from './starterOutfits.ts';
import styles from './Outfit.module.css';
import { accountTexts } from './texts.ts';

const texts = accountTexts.look;

export interface OutfitChoicesProps {
  readonly category: StarterCategory;
  readonly chosen: Item;
  readonly onChoose: (item: Item) => void;
}

/** The choices of a category: pictures to pick from, for hair in the colour that is picked first. */
export function OutfitChoices({ category, chosen, onChoose }: OutfitChoicesProps) {
  if (category !== 'HAIR') {
    const choices = startersOf(category).map((item) => ({ item, label: item.name }));
    return <Tiles choices={choices} category={category} chosen={chosen} onChoose={onChoose} />;
  }
  const { style, colour } = hairChoiceOf(chosen);
  return (
    <>
      <Colours chosen={colour} onChoose={(next) => onChoose(hairItem({ style, colour: next }))} />
      <Tiles choices={hairsIn(colour)} category={category} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

function Tiles({
  choices,
  category,
  chosen,
  onChoose,
}: OutfitChoicesProps & { readonly choices: readonly Choice[] }) {
  return (
    <fieldset
      className={styles.grid}
      aria-label={texts.categories[category]}
      data-face={category === 'FACE' || undefined}
    >
      {choices.map(({ item, label }) => (
        <label key={label} className={styles.item}>
          <input
            type="radio"
            name={category}
            checked={item.id === chosen.id}
            onChange={() => onChoose(item)}
          />
          <span className={styles.tile}>
            <img src={itemPictures(item).thumbnail} width={72} height={72} alt="" draggable={false} />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ColoursProps {
  readonly chosen: HairColour;
  readonly onChoose: (colour: HairColour) => void;
}

function Colours({ chosen, onChoose }: ColoursProps) {
  return (
    <fieldset className={styles.colours} aria-label={texts.hairColour}>
      {HAIR_COLOURS.map(({ colour, name, hex }) => (
        <label key={colour} className={styles.colour} title={name}>
          <input
            type="radio"
            name="hairColour"
            checked={colour === chosen}
            onChange={() => onChoose(colour)}
          />
          <span className={styles.swatch} style={{ backgroundColor: hex }} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
