import './things.css'

export { default as Example } from './Example.svelte'
export { default as Table } from './MoneyTable.svelte'
export { script } from './scenes'
