import {
  type Color,
  GLSL3,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** A paint: its colour (linear), how much of it is metal flake, and the flakes' colour. */
export interface Paint {
  colour: Color
  flake: number
  flakeColour: Color
}

const vertexShader = /* glsl */ `
out vec2 where;
void main() { where = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`

const fragmentShader = /* glsl */ `
precision highp float;
in vec2 where;
uniform sampler2D rest;
uniform sampler2D share;
uniform vec3 colour;
uniform vec3 flakeColour;
uniform float flake;
layout(location = 0) out vec4 pixel;
vec3 shoulder(vec3 light) {
  vec3 low = min(light, vec3(0.62));
  vec3 over = max(light - 0.62, 0.0);
  return low + 0.38 * (1.0 - exp(-over / 0.52));
}
vec3 encode(vec3 light) {
  return mix(light * 12.92, 1.055 * pow(max(light, vec3(1e-5)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light));
}
void main() {
  vec4 base = texture(rest, where);
  vec2 paint = texture(share, where).rg;
  vec3 light = base.rgb + colour * paint.r * (1.0 - flake * 0.45) + flakeColour * flake * paint.g;
  vec3 shown = encode(shoulder(light * 1.04));
  shown = mix(shown, shown * shown * (3.0 - 2.0 * shown), 0.22);
  pixel = vec4(shown, 1.0);
}`

/** Turns the exposed layers into a picture in one paint. */
export class Darkroom {
  private readonly scene = new Scene()
  private readonly camera = new OrthographicCamera()
  private readonly material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    depthTest: false,
    depthWrite: false,
    uniforms: {
      rest: { value: null },
      share: { value: null },
      colour: { value: new Vector3() },
      flakeColour: { value: new Vector3() },
      flake: { value: 0 },
    },
  })

  constructor(private readonly renderer: WebGLRenderer) {
    const quad = new Mesh(new PlaneGeometry(2, 2), this.material)
    quad.frustumCulled = false
    this.scene.add(quad)
  }

  /** RGBA bytes, bottom row first. */
  develop(layers: readonly Texture[], paint: Paint, width: number, height: number): Uint8Array {
    const { uniforms } = this.material
    Object.assign(uniforms.rest as object, { value: layers[0] })
    Object.assign(uniforms.share as object, { value: layers[1] })
    Object.assign(uniforms.colour as object, { value: paint.colour })
    Object.assign(uniforms.flakeColour as object, { value: paint.flakeColour })
    Object.assign(uniforms.flake as object, { value: paint.flake })
    const paper = new WebGLRenderTarget(width, height, { depthBuffer: false })
    this.renderer.setRenderTarget(paper)
    this.renderer.render(this.scene, this.camera)
    const bytes = new Uint8Array(width * height * 4)
    this.renderer.readRenderTargetPixels(paper, 0, 0, width, height, bytes)
    paper.dispose()
    return bytes
  }
}
