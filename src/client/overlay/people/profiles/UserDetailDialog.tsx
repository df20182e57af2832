import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#client/net/people/profiles.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
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
        <div className={profile.data.isAcquaintance ? styles.columns : undefined}>
          <Portrait profile={profile.data} own={own} />
          <Stack>
            {profile.data.isAcquaintance ? (
              <StudyRecord userId={userId} />
            ) : (
              <Card as="p" tone="sunken" className={styles.stranger}>
                {profileTexts.stranger}
              </Card>
            )}
          </Stack>
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
    <Stack as="section" gap={3} align="center" className={styles.portrait}>
      <div className={styles.stage}>
        <AvatarPreview itemKeys={keys} height={190} label={nickname} expression="happy" />
        {!own && profileImage && (
          <PictureCircle source={profileImage} label={profileTexts.pictureOf(nickname)} />
        )}
      </div>
      <Row as="p">
        <span data-tag>{profileTexts.level(level)}</span>
        <Text as="b" size="title">
          {nickname}
        </Text>
      </Row>
      <TitleRibbon titleId={profile.titleId} />
      <Cluster as="p" justify="center" className={styles.tier}>
        <TierBadge tier={tier} size={38} />
        <span>{tierName(tier, tierLevel)}</span>
        {channelProfile && <Chip tone="info">{channelProfile.channelName}</Chip>}
      </Cluster>
      {experience && (
        <div className={styles.form}>
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
              <Heading level={3} tone="accent">
                {profileTexts.introduction}
              </Heading>
              <Text size="small" bold>
                {introduction || profileTexts.noIntroduction}
              </Text>
            </>
          )}
          <OtherActions profile={profile} />
        </>
      )}
    </Stack>
  );
}
