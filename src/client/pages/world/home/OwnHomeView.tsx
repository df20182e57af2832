import { ArrowLeft, Camera, Check, DoorOpen, Hammer, NotebookPen, Sofa, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { homeDraftStore } from '#client/stores/homeDraftStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { Label, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { furnitureByKey } from '#shared/content/furniture.ts';
import { countPlaced, hangsOnWall, MOST_PIECES } from '#shared/content/homePlacement.ts';
import type { OwnHome } from '#shared/contract/world/home.ts';
import { HomeConflictNote } from './HomeConflictNote.tsx';
import { FurnitureDrawer } from './FurnitureDrawer.tsx';
import { heldProblem, isSameArrangement } from './furnishing.ts';
import { Garden } from './Garden.tsx';
import { HeldPiece, HomeGrid, WallGrid } from './HeldPiece.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { RoomScene } from './RoomScene.tsx';
import { homeTexts } from './texts.ts';
import { useChooseFurniture } from './useChooseFurniture.ts';
import { useFurnishing } from './useFurnishing.ts';
import { useOwnPerson } from './usePeople.ts';
import { usePhoto } from './usePhoto.ts';
import { useSaveArrangement, useUnsaved } from './useSaveArrangement.ts';
import { useSceneFit } from './useSceneFit.ts';
import styles from './HomePage.module.css';

/** The own room: to look at, and to furnish. */
export function OwnHomeView({ home }: { readonly home: OwnHome }) {
  const page = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const [draft] = useState(() => homeDraftStore.getState().pieces);
  const [isFurnishing, setFurnishing] = useState(draft !== null);
  const fit = useSceneFit(page, isFurnishing);
  const room = useFurnishing({ first: draft ?? home.pieceList, scene, active: isFurnishing });
  const { pieces, held, past, future } = room.state;
  const dispatch = room.dispatch;
  const isUnsaved = !isSameArrangement(pieces, home.pieceList);
  const point = useStore(walletStore, (state) => state.point) ?? home.point;
  const { save, isConflict, keepMine, keepOther } = useSaveArrangement({
    home,
    onSaved: () => setFurnishing(false),
  });
  useUnsaved(pieces, isUnsaved);
  useEffect(() => {
    if (draft) showToast({ text: homeTexts.resumed });
  }, [draft]);

  const placed = countPlaced(pieces);
  const isFull = pieces.length >= MOST_PIECES;
  const choose = useChooseFurniture({
    point,
    placed,
    isFull,
    onTake: (furnitureKey) => dispatch({ type: 'take', furnitureKey, near: room.middle() }),
  });
  const takeIt = usePhoto({ pieces, scene, place: homeTexts.roomOf(home.owner.nickname) });
  const me = useOwnPerson({ x: 600 });
  const heldLayer = held && furnitureByKey(held.piece.furnitureKey)?.layer;
  const end = () => (isUnsaved ? save.mutate(pieces) : setFurnishing(false));
  const leave = useLeave(isUnsaved);

  return (
    <HomeFrame
      pageRef={page}
      title={homeTexts.roomOf(home.owner.nickname)}
      furnishing={isFurnishing}
      left={
        <>
          <Button className={styles.back} tone="alt" icon={<ArrowLeft />} onClick={leave}>
            {homeTexts.back}
          </Button>
          {isFurnishing && (
            <p className={styles.facts}>
              <b>{homeTexts.furnishing}</b>
              <span>{homeTexts.counted(pieces.length, MOST_PIECES)}</span>
              <span className={styles.point}>
                <img src="/ui/coin.svg" alt={homeTexts.point} width="24" height="24" />
                {point.toLocaleString('ko-KR')}
              </span>
            </p>
          )}
        </>
      }
      actions={
        <>
          <Button tone="alt" icon={<Camera />} onClick={takeIt}>
            {homeTexts.photo}
          </Button>
          {isFurnishing ? (
            <Button icon={<Check />} busy={save.isPending} disabled={held !== null} onClick={end}>
              {save.isPending ? homeTexts.saving : homeTexts.done}
            </Button>
          ) : (
            <RoomActions home={home} onFurnish={() => setFurnishing(true)} />
          )}
        </>
      }
    >
      <RoomScene
        fit={fit}
        pieces={pieces}
        hiddenIndex={held?.index ?? null}
        people={me ? [me] : []}
        companionForm={isFurnishing ? null : home.companionForm}
        sceneRef={scene}
        {...(isFurnishing && {
          furnishing: {
            holding: held !== null,
            onPress: room.pressPiece,
            onLift: (index: number) => dispatch({ type: 'lift', index }),
            onFloor: room.pressFloor,
          },
        })}
      >
        {isFurnishing && <HomeGrid />}
        {heldLayer && hangsOnWall(heldLayer) && <WallGrid />}
        {held && (
          <HeldPiece
            piece={held.piece}
            problem={heldProblem(room.state)}
            scale={fit.scale}
            onPress={room.pressHeld}
            onPutDown={() => dispatch({ type: 'putDown' })}
            onTurn={() => dispatch({ type: 'turn' })}
            onPutAway={() => dispatch({ type: 'putAway' })}
            onGiveBack={() => dispatch({ type: 'giveBack' })}
          />
        )}
      </RoomScene>
      {!isFurnishing && <Garden count={home.gardenCount} />}
      {!isFurnishing && home.greetedTodayCount > 0 && (
        <p className={styles.greeted}>{homeTexts.greetedToday(home.greetedTodayCount)}</p>
      )}
      {save.isPaused && (
        <p role="status" className={styles.waits}>
          {homeTexts.waits}
        </p>
      )}
      {isConflict && (
        <HomeConflictNote onMine={() => void keepMine(pieces)} onOther={() => void keepOther()} />
      )}
      {isFurnishing ? (
        <FurnitureDrawer
          offers={home.furnitureList}
          placed={placed}
          heldKey={held?.piece.furnitureKey ?? null}
          point={point}
          canUndo={past.length > 0 || held !== null}
          canRedo={future.length > 0 && held === null}
          onUndo={() => dispatch({ type: 'undo' })}
          onRedo={() => dispatch({ type: 'redo' })}
          onTurn={() => dispatch({ type: 'turn' })}
          onChoose={choose}
          onPress={(offer, event) => {
            const isLeft = offer.ownedCount > (placed.get(offer.furnitureKey) ?? 0);
            if (isLeft && !isFull) room.pressCard(offer.furnitureKey, event);
          }}
        />
      ) : (
        home.version === 0 && <Hint />
      )}
    </HomeFrame>
  );
}

function RoomActions({ home, onFurnish }: { readonly home: OwnHome; readonly onFurnish: () => void }) {
  const { userId, nickname } = home.owner;
  return (
    <>
      <Button tone="alt" icon={<DoorOpen />} onClick={() => openDialog('homeDoor', { door: home.door })}>
        {homeTexts.door}
      </Button>
      <Button tone="alt" icon={<NotebookPen />} onClick={() => openDialog('guestbook', { userId, nickname })}>
        {homeTexts.guestbook}
      </Button>
      <Button tone="sea" icon={<Users />} onClick={() => openDialog('friendHomes')}>
        {homeTexts.friends}
      </Button>
      <ButtonLink to={`${paths.ownStages}?at=mine`} tone="alt" icon={<Hammer />}>
        {homeTexts.ownStages}
      </ButtonLink>
      <Button icon={<Sofa />} onClick={onFurnish}>
        {homeTexts.furnish}
      </Button>
    </>
  );
}

/** The words of 돌핀 선생님 in a room that nobody has arranged yet. */
function Hint() {
  return (
    <aside className={styles.hint}>
      <Mascot sprite="dolphin" size={84} />
      <div>
        <Label tone="accent">{homeTexts.hintFrom}</Label>
        <Text>{homeTexts.hint}</Text>
      </div>
    </aside>
  );
}

/** To the world; asks first when something would be left unsaved. */
function useLeave(isUnsaved: boolean): () => void {
  const navigate = useNavigate();
  return () => {
    if (!isUnsaved) return void navigate(paths.world);
    openDialog('confirm', {
      title: homeTexts.leaveAsk,
      detail: homeTexts.leaveDetail,
      confirmLabel: homeTexts.leave,
      danger: true,
      onConfirm: () => void navigate(paths.world),
    });
    return undefined;
  };
}
