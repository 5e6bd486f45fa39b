/**
 * The rule or effect that lets a card be face down (CR 708.2). It says which characteristics the object has and how it
 * can be turned face up. `morph` and `manifest`: a 2/2 creature (CR 702.37a, 701.40a). `disguise` and `cloak`: it has
 * ward {2} as well (CR 702.168a, 701.58a). `effect`: a spell or ability that says no other way (CR 708.2a).
 */
export const faceDownKinds = ['morph', 'disguise', 'manifest', 'cloak', 'effect'] as const;
export type FaceDownKind = (typeof faceDownKinds)[number];
