import {
  AgXToneMapping,
  FloatType,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Shot } from './setting'

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/** Frames are added at full precision: half floats would show bands after some dozen. */
const addShader = `
uniform sampler2D sum; uniform sampler2D frame; uniform float share; varying vec2 at;
void main() { gl_FragColor = texture2D(sum, at) + vec4(min(texture2D(frame, at).rgb, vec3(24.0)) * share, share); }`

const copyShader = `
uniform sampler2D sum; varying vec2 at;
void main() { gl_FragColor = vec4(max(texture2D(sum, at).rgb - vec3(0.9), vec3(0.0)), 1.0); }`

/** Exposure, a glow from shrunken copies of what is brighter than white, a film's curve, and noise against bands. */
const printShader = `
uniform sampler2D sum; uniform sampler2D bright; uniform float exposure; uniform float glow; varying vec2 at;
float noise(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  vec3 light = texture2D(sum, at).rgb;
  vec3 halo = vec3(0.0);
  for (int level = 2; level < 8; level++) halo += textureLod(bright, at, float(level)).rgb;
  gl_FragColor = vec4((light + halo * glow / 6.0) * exposure, 1.0);
  #include <tonemapping_fragment>
  float grey = dot(gl_FragColor.rgb, vec3(0.2126, 0.7152, 0.0722));
  gl_FragColor.rgb = mix(vec3(grey), gl_FragColor.rgb, 1.16);
  gl_FragColor.rgb = mix(gl_FragColor.rgb, gl_FragColor.rgb * gl_FragColor.rgb * (3.0 - 2.0 * gl_FragColor.rgb), 0.22);
  #include <colorspace_fragment>
  gl_FragColor.rgb += (noise(gl_FragCoord.xy) - 0.5) / 255.0;
}`

const lens = new OrthographicCamera()
const sheet = new Mesh(new PlaneGeometry(2, 2))
sheet.frustumCulled = false

function draw(renderer: WebGLRenderer, material: Material, target: WebGLRenderTarget | null): void {
  sheet.material = material
  renderer.setRenderTarget(target)
  renderer.render(sheet, lens)
}

function sumTarget({ width, height }: Shot): WebGLRenderTarget {
  const options = { type: FloatType, minFilter: NearestFilter, magFilter: NearestFilter, depthBuffer: false }
  return new WebGLRenderTarget(width, height, options)
}

/** Collects frames of one picture and prints their average. */
export interface Negative {
  readonly frame: WebGLRenderTarget
  readonly add: () => void
  readonly print: (exposure: number, glow: number) => void
  readonly dispose: () => void
}

function printed(renderer: WebGLRenderer, shot: Shot, sum: Texture, exposure: number, glow: number): void {
  const bright = new WebGLRenderTarget(Math.ceil(shot.width / 2), Math.ceil(shot.height / 2), {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  })
  const copy = new ShaderMaterial({
    vertexShader,
    fragmentShader: copyShader,
    uniforms: { sum: { value: sum } },
  })
  draw(renderer, copy, bright)
  const uniforms = {
    sum: { value: sum },
    bright: { value: bright.texture },
    exposure: { value: exposure },
    glow: { value: glow },
  }
  const print = new ShaderMaterial({ vertexShader, fragmentShader: printShader, uniforms })
  renderer.toneMapping = AgXToneMapping
  draw(renderer, print, null)
  for (const thing of [bright, copy, print]) thing.dispose()
}

/** A blank negative of the shot's size. */
export function negative(renderer: WebGLRenderer, shot: Shot): Negative {
  const frame = new WebGLRenderTarget(shot.width, shot.height, { type: HalfFloatType })
  let [sum, next] = [sumTarget(shot), sumTarget(shot)]
  const uniforms = {
    sum: { value: sum.texture },
    frame: { value: frame.texture },
    share: { value: 1 / shot.samples },
  }
  const add = new ShaderMaterial({ vertexShader, fragmentShader: addShader, uniforms })
  return {
    frame,
    add() {
      uniforms.sum.value = sum.texture
      draw(renderer, add, next)
      ;[sum, next] = [next, sum]
    },
    print: (exposure, glow) => printed(renderer, shot, sum.texture, exposure, glow),
    dispose() {
      for (const thing of [frame, sum, next, add]) thing.dispose()
    },
  }
}
