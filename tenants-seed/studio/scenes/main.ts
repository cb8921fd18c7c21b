import { openDarkroom } from './exposure/darkroom'
import type { SceneName } from './places/scene-names'
import { scenes } from './places/scenes'

openDarkroom({
  settingName: (name) => name,
  settingOf: (name) => scenes[name as SceneName].setting(),
  lookOf: (name) => scenes[name as SceneName].look,
})
