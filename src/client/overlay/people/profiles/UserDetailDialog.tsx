import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#client/net/people/profiles.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { TitleRibbon } from '#client/ui/title/TitleRibbon.tsx';
import { NextLevel } from '#client/overlay/world/levels/NextLevel.tsx';
import { TierBadge, tierName } from '#client/ui/tier/TierBadge.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { Profile } from '#shared/contract/people/profiles.ts';
import { itemById } from '#shared/content/items.ts';
import { OtherActions } from './OtherActions.tsx';
import { OwnProfileForm } from './OwnProfileForm.tsx';
import { PictureCircle } from './ProfilePictureForm.tsx';
import { StudyRecord } from './StudyRecord.tsx';
import { profileTexts } from './texts.ts';
import styles from './UserDetailDialog.module.css';

/** A user: look, name, level, tier, words about oneself and what was learned. The own one can be changed. */
export function UserDetailDialog({
  payload: { userId },
}: {
  readonly payload: DialogPayloads['userDetail'];
}) {
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const profile = useQuery(profileQuery(userId));
  const own = userId === ownId;
  const isGone = profile.error instanceof ApiError && profile.error.code === 'MEMBER_NOT_FOUND';
  return (
    <Dialog
      title={own ? profileTexts.ownTitle : profileTexts.detailTitle}
      titleTone="sea"
      width={own || profile.data?.isAcquaintance === true ? 980 : 'small'}
    >
      {isGone ? (
        <EmptyState title={profileTexts.gone} scene="no-results" />
      ) : profile.data ? (
        <div className={profile.data.isAcquaintance ? styles.columns : styles.alone}>
          <Portrait profile={profile.data} own={own} />
          <div className={styles.facts}>
            {profile.data.isAcquaintance ? (
              <StudyRecord userId={userId} />
            ) : (
              <p className={styles.stranger}>{profileTexts.stranger}</p>
            )}
          </div>
        </div>
      ) : profile.isError ? (
        <ErrorState
          title={profileTexts.failed}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function Portrait({ profile, own }: { readonly profile: Profile; readonly own: boolean }) {
  const { nickname, level, introduction, profileImage, experience, tier, tierLevel, channelProfile } =
    profile;
  const keys = profile.equippedUserItemList.flatMap(({ itemId }) => itemById(itemId)?.key ?? []);
  return (
    <section className={styles.portrait}>
      <div className={styles.stage}>
        <AvatarPreview itemKeys={keys} height={190} label={nickname} expression="happy" />
        {!own && profileImage && (
          <PictureCircle source={profileImage} label={profileTexts.pictureOf(nickname)} />
        )}
      </div>
      <p className={styles.who}>
        <span className={styles.level}>{profileTexts.level(level)}</span>
        <b>{nickname}</b>
      </p>
      <TitleRibbon titleId={profile.titleId} />
      <p className={styles.tier}>
        <TierBadge tier={tier} size={38} />
        <span>{tierName(tier, tierLevel)}</span>
        {channelProfile && <small>{channelProfile.channelName}</small>}
      </p>
      {experience && (
        <div className={styles.experience}>
          <ProgressBar
            label={profileTexts.experience(experience.levelExp, experience.requiredLevelPoint)}
            caption={profileTexts.experience(experience.levelExp, experience.requiredLevelPoint)}
            value={experience.levelExp}
            max={experience.requiredLevelPoint}
          />
        </div>
      )}
      {own && <NextLevel level={level} />}
      {own ? (
        <OwnProfileForm profile={profile} />
      ) : (
        <>
          {profile.isAcquaintance && (
            <>
              <h3>{profileTexts.introduction}</h3>
              <p className={styles.words}>{introduction || profileTexts.noIntroduction}</p>
            </>
          )}
          <OtherActions profile={profile} />
        </>
      )}
    </section>
  );
}
