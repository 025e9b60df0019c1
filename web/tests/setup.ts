/** Tests speak of all screens: none of them waits for texts that come by need. */

import { allTexts } from '../src/lib/texts.svelte'

await allTexts()
