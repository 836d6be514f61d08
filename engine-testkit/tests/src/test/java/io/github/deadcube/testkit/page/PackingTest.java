package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The texts that players send each other, which strangers may write too. Node runs the script of the page. */
class PackingTest {
    /** Counts the bytes that are unpacked. */
    private static final String BEGIN = """
            import { packed, unpacked } from "./packing.js";
            import { deflateRawSync } from "node:zlib";
            let counted = 0;
            const Real = globalThis.DecompressionStream;
            globalThis.DecompressionStream = class {
              constructor(format) {
                const real = new Real(format);
                this.writable = real.writable;
                this.readable = real.readable.pipeThrough(new TransformStream({
                  transform: (part, out) => { counted += part.length; out.enqueue(part); } }));
              }
            };
            const text = (bytes) => "deadcube:" + deflateRawSync(bytes).toString("base64url");
            const told = (text) => unpacked(text).then((message) => JSON.stringify(message).length, (error) => error.message);
            """;

    @TempDir
    private Path folder;

    private String run(String script) throws IOException, InterruptedException {
        return NodeScript.said(folder, BEGIN + script);
    }

    @Test
    void aMessageIsReadAsItWasPacked() throws IOException, InterruptedException {
        assertThat(run("""
                const lines = Array.from({ length: 60_000 }, (_, i) => `${i}: A${i % 7} pass é ${i * i}`).join("\\n");
                const message = { side: "B", from: 3, lines };
                const sent = await packed(message);
                const got = await unpacked("Your turn:\\n" + sent.replace(/(.{76})/g, "$1\\n"));
                console.log(JSON.stringify(got) === JSON.stringify(message), lines.length > 1_000_000, /^deadcube:[\\w-]+$/.test(sent));
                """)).isEqualTo("true true true");
    }

    @Test
    void aTextThatUnpacksToMuchMoreIsRefusedBeforeItIsUnpacked() throws IOException, InterruptedException {
        assertThat(run("""
                const bomb = text(Buffer.alloc(200_000_000, " "));
                console.log(bomb.length < 300_000, await told(bomb), counted < 6_000_000);
                """))
                .isEqualTo(
                        "true The text is of something else: it holds more than 4 MB, and no game has so much. true");
    }

    @Test
    void whatIsCutOffOrOfSomethingElseIsRefused() throws IOException, InterruptedException {
        String no =
                "The text cannot be read; expected: the whole text that the other player has sent, from “deadcube:” "
                        + "to its end.";
        assertThat(run("""
                const whole = await packed({ side: "A", from: 0, lines: "a record ".repeat(99) });
                for (const each of [whole.slice(0, -9), "deadcube:", "hello", text("{}"), text('{"side": "C", "from": 0, "lines": ""}')])
                  console.log(await told(each));
                """).lines()).hasSize(5).allMatch(no::equals);
    }
}
