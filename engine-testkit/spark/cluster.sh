#!/usr/bin/env bash
# Runs a job on a standalone cluster of this machine: one master and two workers (or WORKERS) of one core each.
# Needs the jars of 'mvn -Pspark package'. Arguments are those of SparkGames.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
export SPARK_HOME="$here/target/spark"
# Without it Spark looks for a source tree.
export SPARK_SCALA_VERSION=2.13
rm -f "$SPARK_HOME"/jars/engine-spark-*.jar
find "$here/target" -maxdepth 1 -name 'engine-spark-*.jar' ! -name '*-sources.jar' ! -name '*-javadoc.jar' \
  -exec cp {} "$SPARK_HOME/jars/" \;
classes="$SPARK_HOME/jars/*"
logs="${CLUSTER_LOGS:-$here/target/cluster}"
mkdir -p "$logs"
running=()
trap 'kill "${running[@]}" 2> /dev/null || true' EXIT

# Starts a process with the log $1, and waits until the log has the text $2.
start() {
  local log="$logs/$1.log" text="$2"
  shift 2
  java -cp "$classes" "$@" > "$log" 2>&1 &
  running+=($!)
  until grep -q "$text" "$log"; do
    if ! kill -0 "${running[-1]}" 2> /dev/null; then
      tail -n 20 "$log" >&2
      echo "cluster.sh: the process has ended; its log is $log" >&2
      exit 3
    fi
    sleep 1
  done
}

start master "Starting Spark master at" org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 7077 --webui-port 8080
# Spark takes the next port if this one is in use.
master="$(grep -o 'Starting Spark master at spark://[0-9.:]*' "$logs/master.log" | grep -o 'spark://.*')"
workers="${WORKERS:-2}"
for worker in $(seq "$workers"); do
  start "worker$worker" "Successfully registered with master" org.apache.spark.deploy.worker.Worker \
    --host 127.0.0.1 --cores 1 --memory 1g --work-dir "$logs/worker$worker" "$master"
done

java -Xmx500m -cp "$classes" -Dspark.master="$master" -Dspark.driver.host=127.0.0.1 \
  -Dspark.executor.memory=800m -Dspark.executor.cores=1 -Dspark.cores.max="$workers" \
  -Dspark.executor.extraJavaOptions=-XX:FreqInlineSize=100 io.github.deadcube.spark.SparkGames "$@"
