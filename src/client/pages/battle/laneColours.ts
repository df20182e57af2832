/** Colours of lanes, back to front; the lane's number repeats them. */
const LANE_COLOURS = ['#ff7f9f', '#5aa6f5', '#ffcf3f', '#35c9ae', '#c79bf0', '#ff9f43'] as const;

export const laneColour = (index: number): string => LANE_COLOURS[index % LANE_COLOURS.length] ?? '#5aa6f5';
