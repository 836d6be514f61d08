package io.github.deadcube.core.drawing;

/** The style sheet of an SVG, with colours for light pages and for dark pages. */
final class SvgStyle {
    private static final String SHAPES = """

            text { font-family: sans-serif; stroke: none }
            .name { font-size: 20px; font-weight: bold }
            .words, .heading { font-size: 13px }
            .heading, .strong { font-weight: bold }
            .label { font-size: 8px; text-anchor: middle }
            .marker { font-size: 7px; font-weight: bold; text-anchor: middle }
            .size { font-size: 5px }
            .small { font-size: 3.6px }
            .hatchsize { font-size: 5px; font-weight: bold }
            .middle { text-anchor: middle }
            .board { fill: none; stroke-width: 1.2 }
            .grid { fill: none; stroke-width: 0.3; stroke-dasharray: 2 2 }
            .ground, .floor, .ramp, .platform { stroke-width: 0.5 }
            .block, .crate, .cross { stroke-width: 0.6 }
            .hatch { stroke-width: 0.8 }
            .wall { stroke-width: 2.6 }
            .smooth { stroke-width: 0.9 }
            .window { stroke-width: 0.7 }
            .low { stroke-width: 2; stroke-dasharray: 3 1.5 }
            .arrow { fill: none; stroke-width: 1.2 }
            .ladder { fill: none; stroke-width: 0.8 }
            .brick, .slick, .barricade { fill-rule: evenodd; stroke-width: 0.5 }
            .n { fill-opacity: 0.75 }
            .e { fill-opacity: 0.9 }
            .spot.narrow { fill: none; stroke-width: 0.4 }
            .spot.partly { stroke-width: 0.8 }
            .spot.clear { stroke-width: 0.4 }
            .spot.viewer { stroke-width: 1 }
            .pole { fill: none; stroke-width: 1.6 }
            .figure .base, .figure .head, .figure .body { stroke-width: 0.7 }
            .figure .down { display: none }
            .figure.pinned .down { display: inline }
            .figure.pinned .up { display: none }
            .figure path.down { fill: none; stroke-width: 1.6 }
            .figure .hp { display: none; font-size: 4px; font-weight: bold }
            .figure.injured .hp { display: inline }
            .figure .id { font-size: 5px; font-weight: bold; text-anchor: middle }
            .figure .over, .figure .hp, .laid { paint-order: stroke; stroke-width: 1.4; stroke-linejoin: round }
            .laid { font-size: 4px; font-weight: bold }
            .cube { fill: none; stroke: none }
            """;

    private static final String LIGHT = """
            text { fill: #1d222b }
            .label { fill: #667080 }
            .marker { fill: #b4236a }
            .hatchsize { fill: #5b2fb0 }
            .paper { fill: #ffffff }
            .board, .grid { stroke: #9aa1ad }
            .ground { fill: #f4f1ea; stroke: #dcd7ca }
            .floor { fill: #cfdcef; stroke: #8fa3c4 }
            .hatch { fill: #e6dcff; stroke: #5b2fb0 }
            .wall { stroke: #2b303a }
            .smooth { stroke: #7fd0ff }
            .window { fill: #ffffff; stroke: #2b303a }
            .low { stroke: #b5651d }
            .block, .block.top { fill: #a08e7b; stroke: #4b3f33 }
            .block.south { fill: #87755f }
            .block.west { fill: #6b5b49 }
            .cross { stroke: #4b3f33 }
            .crate, .crate.top { fill: #e0c79e; stroke: #7d6136 }
            .crate.south { fill: #c9ab78 }
            .crate.west { fill: #ab8c58 }
            .platform, .platform.top { fill: #eee29a; stroke: #8a7a1c }
            .platform.south { fill: #d6c774 }
            .platform.west { fill: #b8a955 }
            .ramp { fill: #bfe0c8; stroke: #4c8a5f }
            .arrow { stroke: #21693a }
            .ladder { stroke: #b03a2e }
            .brick { fill: #99a0ae; stroke: #3c424e }
            .brick.e { fill: #7d8595 }
            .slick { fill: #97c3de; stroke: #2c6a91 }
            .slick.e { fill: #78abcb }
            .barricade { fill: #d29a63; stroke: #94521b }
            .spot, .spot.none { fill: #8b93a1 }
            .spot.narrow { stroke: #8b93a1 }
            .spot.partly { fill: #ffd166; stroke: #a86500 }
            .spot.clear { fill: #0b7a3b; stroke: #064d25 }
            .spot.viewer { fill: #d1243b; stroke: #ffffff }
            .pole { stroke: #d1243b }
            .figure .over, .figure .hp, .laid { stroke: #ffffff }
            .figure.a .base, .figure.a .head, .figure.a .body { fill: #0b5cad; stroke: #ffffff }
            .figure.b .base, .figure.b .head, .figure.b .body { fill: #a83c0a; stroke: #ffffff }
            .figure.a path.down, .figure.b path.down { stroke: #1d222b }
            .figure .id { fill: #ffffff }
            .figure .over { fill: #1d222b }
            .figure.activated .base, .figure.activated .head, .figure.activated .body { fill: #ffffff }
            .figure.a.activated .base, .figure.a.activated .head, .figure.a.activated .body { stroke: #0b5cad }
            .figure.b.activated .base, .figure.b.activated .head, .figure.b.activated .body { stroke: #a83c0a }
            .figure.activated .id { fill: #1d222b }
            """;

    private static final String DARK = """
            text { fill: #e6e9ee }
            .label { fill: #98a1b0 }
            .marker { fill: #ff7ab8 }
            .hatchsize { fill: #cdb8ff }
            .paper { fill: #14171c }
            .board, .grid { stroke: #5b6370 }
            .ground { fill: #23262b; stroke: #34383f }
            .floor { fill: #2f4263; stroke: #5877a8 }
            .hatch { fill: #3a2c63; stroke: #b79cff }
            .wall { stroke: #d5dae3 }
            .smooth { stroke: #1b7fb8 }
            .window { fill: #14171c; stroke: #d5dae3 }
            .low { stroke: #e0924a }
            .block, .block.top { fill: #8a7863; stroke: #d1bfa8 }
            .block.south { fill: #6d5d4b }
            .block.west { fill: #554838 }
            .cross { stroke: #d1bfa8 }
            .crate, .crate.top { fill: #8d7038; stroke: #e2c88f }
            .crate.south { fill: #75592a }
            .crate.west { fill: #5c451f }
            .platform, .platform.top { fill: #7c7022; stroke: #e2d678 }
            .platform.south { fill: #655a1a }
            .platform.west { fill: #4f4613 }
            .ramp { fill: #2c5a3b; stroke: #7fc796 }
            .arrow { stroke: #a6e5b8 }
            .ladder { stroke: #ff8a7d }
            .brick { fill: #697181; stroke: #b9c0cc }
            .brick.e { fill: #555c6b }
            .slick { fill: #3d6f8d; stroke: #97cbe8 }
            .slick.e { fill: #2f5a75 }
            .barricade { fill: #94602c; stroke: #e0a468 }
            .spot, .spot.none { fill: #8b93a1 }
            .spot.narrow { stroke: #8b93a1 }
            .spot.partly { fill: #7a4b00; stroke: #ffc24d }
            .spot.clear { fill: #3ddc84; stroke: #b6f5d0 }
            .spot.viewer { fill: #ff4d63; stroke: #ffffff }
            .pole { stroke: #ff4d63 }
            .figure .over, .figure .hp, .laid { stroke: #14171c }
            .figure.a .base, .figure.a .head, .figure.a .body { fill: #7dbcff; stroke: #14171c }
            .figure.b .base, .figure.b .head, .figure.b .body { fill: #ffa46b; stroke: #14171c }
            .figure.a path.down, .figure.b path.down { stroke: #e6e9ee }
            .figure .id { fill: #14171c }
            .figure .over { fill: #e6e9ee }
            .figure.activated .base, .figure.activated .head, .figure.activated .body { fill: #14171c }
            .figure.a.activated .base, .figure.a.activated .head, .figure.a.activated .body { stroke: #7dbcff }
            .figure.b.activated .base, .figure.b.activated .head, .figure.b.activated .body { stroke: #ffa46b }
            .figure.activated .id { fill: #e6e9ee }
            """;

    /** The whole style sheet. */
    static final String TEXT = SHAPES + LIGHT + "@media (prefers-color-scheme: dark) {\n" + DARK + "}\n";

    private SvgStyle() {}
}
