export { CardTooNew } from './card-too-new.js';
export { describeCard } from './describe-card.js';
export { changeRecords, renameFields, renameWords, type RenamedWords } from './renaming.js';
export type { TreeUpcaster, UntypedRecord } from './tree-upcaster.js';
export { releasedTreeUpcasters, treeUpcasters, TreeUpcasters } from './tree-upcasters.js';
export { upcastCard } from './upcast-card.js';
