import {
  AddEquation,
  CustomBlending,
  GLSL3,
  HalfFloatType,
  Mesh,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const addVertex = /* glsl */ `
out vec2 where;
void main() { where = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`
const addFragment = /* glsl */ `
precision highp float;
in vec2 where;
uniform sampler2D rest;
uniform sampler2D share;
uniform float weight;
layout(location = 0) out vec4 a;
layout(location = 1) out vec4 b;
void main() {
  a = min(texture(rest, where), vec4(6.0)) * weight;
  b = min(texture(share, where), vec4(6.0)) * weight;
}`

/** Averages several looks of two layers. */
export class Film {
  private readonly adder = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: addVertex,
    fragmentShader: addFragment,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    uniforms: { rest: { value: null }, share: { value: null }, weight: { value: 1 } },
  })
  private readonly scene = new Scene()
  private readonly flat = new OrthographicCamera()

  constructor(private readonly renderer: WebGLRenderer) {
    const quad = new Mesh(new PlaneGeometry(2, 2), this.adder)
    quad.frustumCulled = false
    this.scene.add(quad)
  }

  /** A sheet that nothing has reached yet. */
  blank(width: number, height: number): WebGLRenderTarget {
    const sheet = new WebGLRenderTarget(width, height, { count: 2, type: HalfFloatType, depthBuffer: false })
    this.renderer.setRenderTarget(sheet)
    this.renderer.clear()
    return sheet
  }

  /** Adds a look to a sheet, `weight` of it. */
  add(look: WebGLRenderTarget, sheet: WebGLRenderTarget, weight: number): void {
    const { uniforms } = this.adder
    Object.assign(uniforms.rest as object, { value: look.textures[0] })
    Object.assign(uniforms.share as object, { value: look.textures[1] })
    Object.assign(uniforms.weight as object, { value: weight })
    this.renderer.setRenderTarget(sheet)
    this.renderer.render(this.scene, this.flat)
  }
}

/** Places within a pixel that samples are taken at: Halton's sequence, even at any count. */
export function halton(index: number, base: number): number {
  let value = 0
  for (let share = 1 / base, left = index; left > 0; share /= base, left = Math.floor(left / base)) {
    value += share * (left % base)
  }
  return value
}
