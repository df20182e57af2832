import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Camera, Copy, Droplets, Hand, NotebookPen, Shell } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { friendQueries, useSendGift } from '#client/net/people/friends.ts';
import { homeQueries, useGreetOwner, useWaterGarden } from '#client/net/world/home.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { homeDraftStore } from '#client/stores/homeDraftStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { VisitedHome } from '#shared/contract/world/home.ts';
import { ownedPieces } from './furnishing.ts';
import { Garden } from './Garden.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { RoomScene } from './RoomScene.tsx';
import { homeTexts } from './texts.ts';
import { keysOfItems, useOwnPerson } from './usePeople.ts';
import { usePhoto } from './usePhoto.ts';
import { useSceneFit } from './useSceneFit.ts';

/** Somebody's room: greeting, the guestbook, and nothing to move. */
export function VisitedHomeView({ home }: { readonly home: VisitedHome }) {
  const page = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const fit = useSceneFit(page, false);
  const { owner, pieceList, companionForm } = home;
  const greet = useGreet(owner);
  const greeted = home.greeted || greet.isSuccess;
  const visitor = useOwnPerson({ x: 716, ...(greeted && { says: homeTexts.greeting }) });
  const takeIt = usePhoto({ pieces: pieceList, scene, place: homeTexts.roomOf(owner.nickname) });
  const host = { ...owner, itemKeys: keysOfItems(owner.itemIdList), x: 560, own: false };
  return (
    <HomeFrame
      pageRef={page}
      title={homeTexts.roomOf(owner.nickname)}
      left={
        <Button tone="alt" icon={<ArrowLeft />} onClick={() => void navigate(paths.world)}>
          {homeTexts.back}
        </Button>
      }
      actions={
        <>
          <Button tone="alt" icon={<Camera />} onClick={takeIt}>
            {homeTexts.photo}
          </Button>
          <Button
            tone="sea"
            icon={<NotebookPen />}
            onClick={() => openDialog('guestbook', { userId: owner.userId, nickname: owner.nickname })}
          >
            {homeTexts.guestbook}
          </Button>
          <VisitActions home={home} />
          <Button icon={<Hand />} busy={greet.isPending} disabled={greeted} onClick={() => greet.mutate()}>
            {greeted ? homeTexts.greeted : homeTexts.greet}
          </Button>
        </>
      }
    >
      <Garden count={home.gardenCount}>
        <WaterButton home={home} />
      </Garden>
      <RoomScene
        {...{ fit, companionForm }}
        pieces={pieceList}
        people={visitor ? [host, visitor] : [host]}
        sceneRef={scene}
      />
    </HomeFrame>
  );
}

/** The actions of a visit beside words: a shell for a friend, once a day, and its arrangement for the own room. */
function VisitActions({ home: { owner, pieceList } }: { readonly home: VisitedHome }) {
  const { userId, nickname } = owner;
  const navigate = useNavigate();
  const own = useQuery(homeQueries.own());
  const friends = useQuery(friendQueries.present());
  const friend = friends.data?.find((one) => one.userId === userId);
  const gift = useSendGift(friend?.friendshipId ?? 0, {
    onSuccess: () => showToast({ text: homeTexts.shellToast(nickname), theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, homeTexts.notNow), theme: 'warning' }),
  });
  const isLeft = friend?.giftSent === true || gift.isSuccess;
  const copy = () => {
    const pieces = ownedPieces(pieceList, own.data?.furnitureList ?? []);
    if (pieces.length === 0) return showToast({ text: homeTexts.copyNothing });
    homeDraftStore.setState({ pieces });
    return navigate(paths.home('me'));
  };
  return (
    <>
      {friend && (
        <Button
          tone="alt"
          icon={<Shell />}
          busy={gift.isPending}
          disabled={isLeft}
          onClick={() => gift.mutate()}
        >
          {isLeft ? homeTexts.shellLeft : homeTexts.shell}
        </Button>
      )}
      {own.data && (
        <Button tone="alt" icon={<Copy />} onClick={() => void copy()}>
          {homeTexts.copy}
        </Button>
      )}
    </>
  );
}

/** Water for the garden, once a day. */
function WaterButton({ home: { owner, watered } }: { readonly home: VisitedHome }) {
  const water = useWaterGarden(owner.userId, {
    onSuccess: ({ gainedPoint, gainedExp }) =>
      showToast({ text: homeTexts.waterToast(gainedPoint, gainedExp), theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, homeTexts.notNow), theme: 'warning' }),
  });
  return (
    <Button
      tone="sea"
      size="small"
      icon={<Droplets />}
      busy={water.isPending}
      disabled={watered}
      onClick={() => water.mutate()}
    >
      {watered ? homeTexts.watered : homeTexts.water}
    </Button>
  );
}

function useGreet({ userId, nickname }: VisitedHome['owner']) {
  return useGreetOwner(userId, {
    onSuccess: () => showToast({ text: homeTexts.greetToast(nickname), theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, homeTexts.greetFailed), theme: 'warning' }),
  });
}
