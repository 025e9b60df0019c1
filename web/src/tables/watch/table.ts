export { default as Table } from './WatchTable.svelte'
export { script } from './scenes'
