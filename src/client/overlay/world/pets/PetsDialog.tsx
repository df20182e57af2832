import { useQuery } from '@tanstack/react-query';
import { Check, Lock } from 'lucide-react';
import { NO_PET, petById, petLookById, petPicture } from '#shared/content/pets.ts';
import type { PetChoice } from '#shared/contract/world/pets.ts';
import { petQueries, useChoosePet } from '#client/net/world/pets.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Heading, Hint } from '#client/ui/text/Text.tsx';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { petTexts } from './texts.ts';
import styles from './PetsDialog.module.css';

/** The pet that swims behind the child: one is chosen, or none. */
export function PetsDialog() {
  const pets = useQuery(petQueries.list());
  return (
    <ListDialog
      title={petTexts.title}
      titleTone="sea"
      width={880}
      description={petTexts.lead}
      query={pets}
      failed={petTexts.failed}
    >
      {({ petList, chosenPetId }) => (
        <Grid as="ul" min={150} fill align="stretch">
          {petList.map((pet) => (
            <PetCard key={pet.petId} pet={pet} isChosen={pet.petId === chosenPetId} />
          ))}
        </Grid>
      )}
    </ListDialog>
  );
}

function PetCard({ pet, isChosen }: { readonly pet: PetChoice; readonly isChosen: boolean }) {
  const { petId, lookId, name, level, lock } = pet;
  const known = petById(petId);
  const look = petLookById(lookId);
  return (
    <Card
      as="li"
      className={classNames(styles.card, isChosen && styles.chosen, lock !== null && styles.locked)}
    >
      {look && (
        <span className={styles.picture}>
          <img src={petPicture(look.key, 2)} alt="" />
        </span>
      )}
      <Heading level={3} size="heading">
        {name}
      </Heading>
      <Hint>{known?.kind}</Hint>
      {lock === null ? (
        <Choose petId={petId} name={name} isChosen={isChosen} />
      ) : (
        <>
          <Hint bold>
            <Lock className={styles.lock} aria-hidden="true" />
            {petTexts.locked(lock, level)}
          </Hint>
          {lock === 'PLAN' && (
            <Button
              tone="alt"
              aria-label={petTexts.plansOf(name)}
              onClick={() => openDialog('premiumRequired')}
            >
              {petTexts.plans}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

interface ChooseProps {
  readonly petId: number;
  readonly name: string;
  readonly isChosen: boolean;
}

function Choose({ petId, name, isChosen }: ChooseProps) {
  const choose = useChoosePet({
    onSuccess: (_reply, chosenId) =>
      showToast({ text: chosenId === NO_PET ? petTexts.rested : petTexts.chosen(name), theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, petTexts.notChanged), theme: 'warning' }),
  });
  return (
    <>
      {isChosen && (
        <Chip tone="success" icon={<Check aria-hidden="true" />}>
          {petTexts.here}
        </Chip>
      )}
      <Button
        tone={isChosen ? 'alt' : 'ok'}
        busy={choose.isPending}
        aria-label={isChosen ? petTexts.restOne(name) : petTexts.chooseOne(name)}
        onClick={() => choose.mutate(isChosen ? NO_PET : petId)}
      >
        {isChosen ? petTexts.rest : petTexts.choose}
      </Button>
    </>
  );
}
