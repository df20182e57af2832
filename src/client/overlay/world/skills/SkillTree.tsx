import { Check, Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  ADVANCEMENTS,
  advancementOf,
  type Advancement,
  type SkillCategory,
} from '#shared/content/skillTypes.ts';
import type { Skill } from '#shared/contract/world/skills.ts';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { SkillDetail } from './SkillDetail.tsx';
import { firstToLearn } from './firstToLearn.ts';
import { skillTexts } from './texts.ts';
import styles from './Skills.module.css';

export interface SkillTreeProps {
  readonly categories: readonly SkillCategory[];
  /** In the order of each tier. */
  readonly skills: readonly Skill[];
  /** Null while it is loading. */
  readonly point: number | null;
  readonly worldId: number;
}

/** The tiers from the surface down to the seabed, where one begins, beside the chosen skill. */
export function SkillTree({ categories, skills, point, worldId }: SkillTreeProps) {
  // Kept from the beginning: once it is learned, another one would be the first to learn.
  const [chosenId, choose] = useState(() => firstToLearn(skills, point)?.id);
  const detail = useRef<HTMLDivElement>(null);
  const tiers = ADVANCEMENTS.toReversed()
    .map((tier) => ({
      tier,
      name: categories.find((category) => advancementOf(category) === tier)?.name ?? skillTexts.tier(tier),
      skills: skills.filter((skill) => tierOf(skill, categories) === tier),
    }))
    .filter((band) => band.skills.length > 0);
  const chosen = skills.find(({ id }) => id === chosenId) ?? firstToLearn(skills, point);

  return (
    <div className={styles.tree}>
      <div ref={detail} className={styles.detail}>
        {chosen && <SkillDetail key={chosen.id} skill={chosen} point={point} worldId={worldId} />}
      </div>
      <div className={styles.sea}>
        {tiers.map((band) => (
          <section key={band.tier} className={classNames(styles.band, styles[`tier${band.tier}`])}>
            <h3 className={styles.tierName}>
              {band.name}
              <Text as="small" size="caption" tone="inherit">
                {skillTexts.places[band.tier]}
              </Text>
            </h3>
            <Grid as="ul" columns={4} gap={3} align="stretch" className={styles.tiles}>
              {band.skills.map((skill) => (
                <li key={skill.id}>
                  <SkillTile
                    skill={skill}
                    isChosen={skill.id === chosen?.id}
                    onChoose={() => {
                      choose(skill.id);
                      // On a phone the detail stands above the tiers.
                      detail.current?.scrollIntoView({ block: 'nearest' });
                    }}
                  />
                </li>
              ))}
            </Grid>
          </section>
        ))}
      </div>
    </div>
  );
}

interface SkillTileProps {
  readonly skill: Skill;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SkillTile({ skill, isChosen, onChoose }: SkillTileProps) {
  const { name, iconUrl, currentLevel, maxLevel, acquirable } = skill;
  const isLocked = currentLevel === 0 && !acquirable;
  const isWhole = currentLevel >= maxLevel;
  return (
    <button
      type="button"
      className={classNames(styles.tile, currentLevel === 0 && styles.unlearned)}
      data-choice
      aria-pressed={isChosen}
      aria-label={skillTexts.tile({ name, currentLevel, maxLevel, isLocked })}
      onClick={onChoose}
    >
      <img src={iconUrl} alt="" width="58" height="58" />
      {(isLocked || isWhole) && (
        <span className={classNames(styles.mark, isWhole && styles.whole)} aria-hidden="true">
          {isWhole ? <Check /> : <Lock />}
        </span>
      )}
      <span className={styles.tileName}>{name}</span>
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: maxLevel }, (_, index) => (
          <i key={index} className={classNames(styles.pip, index < currentLevel && styles.pipFull)} />
        ))}
      </span>
    </button>
  );
}

function tierOf({ categoryCode }: Skill, categories: readonly SkillCategory[]): Advancement {
  return advancementOf(
    categories.find(({ code }) => code === categoryCode) ?? { code: categoryCode, name: '' },
  );
}
